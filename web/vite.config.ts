import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { serviceWorker } from './scripts/service-worker-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './', // the app works under any path
  plugins: [svelte(), serviceWorker()],
  resolve: {
    alias: { '@wasm': here('../build/wasm') },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [here('.'), here('../build/wasm')] },
    headers: {
      // shared memory, for the engine's threads
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true, // read by scripts/budget.mjs
    // the server's content security policy allows files only: nothing inline
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
