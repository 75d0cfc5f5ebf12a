// When the computer agrees to a draw: not while the game is still open, and only if it has been level
// for a while.
import type { Scene } from '../core/types';

/** Before this many plies the computer never agrees to a draw. */
export const fewestPlies = 20;
/** The evaluations of this many positions must be level. */
export const evaluationsNeeded = 4;
/** A game is level while neither side would win more than 570 of a thousand such games. */
export const levelMargin = 70;

/** Why the computer declines a draw whatever the score; null if the score decides. */
export function tooEarlyForDraw(scene: Pick<Scene, 'ply' | 'sides'>): 'queens' | 'plies' | null {
  if (scene.sides.w.queen === null || scene.sides.b.queen === null) return 'queens';
  return scene.ply < fewestPlies ? 'plies' : null;
}

/** Whether the chances in the last positions, from either side's view, are close enough to even. */
export function isLevel(chances: readonly number[]): boolean {
  return (
    chances.length >= evaluationsNeeded &&
    chances.every((chance) => Math.abs(chance - 500) <= levelMargin)
  );
}
