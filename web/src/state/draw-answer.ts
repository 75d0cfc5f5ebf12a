// When the computer agrees to a draw: not while the game is still open, and only if it has been level
// for a while.
import type { Scene } from '../core/types';

/** Before this many plies the computer never agrees to a draw. */
export const fewestPlies = 20;
/** The evaluations of this many positions must be level. */
export const evaluationsNeeded = 4;
/** A score that wins 57 of 100 games between equal players: docs/engine.md explains the scale. */
export const levelMargin = 50;

/** Why the computer declines a draw whatever the score; null if the score decides. */
export function tooEarlyForDraw(scene: Pick<Scene, 'ply' | 'sides'>): 'queens' | 'plies' | null {
  if (scene.sides.w.queen === null || scene.sides.b.queen === null) return 'queens';
  return scene.ply < fewestPlies ? 'plies' : null;
}

/** Whether the scores of the last positions, from either side's view, are close enough to zero. */
export function isLevel(scores: readonly number[]): boolean {
  return (
    scores.length >= evaluationsNeeded && scores.every((score) => Math.abs(score) <= levelMargin)
  );
}
