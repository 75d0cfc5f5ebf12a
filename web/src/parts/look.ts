// Passes the colours of a look to the style sheet as custom properties.
import type { BugLetter } from '../core/types';
import { palettes, type PaletteName } from '../board/palettes';

export function applyLook(name: PaletteName, root: HTMLElement = document.documentElement): void {
  const palette = palettes[name];
  for (const side of ['white', 'black'] as const) {
    for (const [part, colour] of Object.entries(palette.tile[side])) {
      root.style.setProperty(`--${side}-${part}`, colour);
    }
    for (const bug of Object.keys(palette.bugs[side]) as BugLetter[]) {
      root.style.setProperty(`--${side}-bug-${bug}`, palette.bugs[side][bug]);
    }
  }
}
