// How to start Debian's chromium: as root, without a graphics card, and without network requests of its
// own.
export const executablePath = '/usr/bin/chromium';
export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
