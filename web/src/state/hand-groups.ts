import type { TileName } from '../core/types';

/** The bugs of a hand, one entry per bug, with the tile to be placed next. */
export function handGroups(hand: readonly TileName[]): { tile: TileName; count: number }[] {
  const groups = new Map<string, { tile: TileName; count: number }>();
  for (const tile of hand) {
    const group = groups.get(tile.charAt(1));
    if (group) group.count++;
    else groups.set(tile.charAt(1), { tile, count: 1 });
  }
  return [...groups.values()];
}
