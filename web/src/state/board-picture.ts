// The board's state for a session: which marks are shown and what each cell is called.
import type { BoardCell, BoardState, Proof } from '../board/board-state';
import { directions, keyOf, neighbour, neighbours, type Direction } from '../board/geometry';
import type { Place, PlacedTile, TileName } from '../core/types';
import { capital, language, t } from '../i18n/i18n.svelte';
import { tileWords, whereWords } from '../i18n/words';
import type { Notice, Session } from './session.svelte';
import { settings } from './settings.svelte';

const toPlace = ([q, r]: readonly [number, number]): Place => ({ q, r });

// The position of a cell relative to its neighbour in this direction, in notation.
const referenceMarks: Readonly<Record<Direction, (name: TileName) => string>> = {
  nw: (name) => `${name}\\`,
  ne: (name) => `/${name}`,
  e: (name) => `-${name}`,
  se: (name) => `\\${name}`,
  sw: (name) => `${name}/`,
  w: (name) => `${name}-`,
};

function proofOf(notice: Notice | null): Proof | null {
  const verdict = notice?.verdict;
  if (!verdict) return null;
  const kind = verdict.rule === 'SplitsHive' ? 'split' : verdict.rule === 'Gate' ? 'gate' : 'cells';
  return {
    kind,
    cells: verdict.cells.map(toPlace),
    others: verdict.others.map(toPlace),
    target: notice.target,
    tile: notice.tile,
  };
}

function stacksOf(tiles: readonly PlacedTile[]): Map<string, PlacedTile[]> {
  const stacks = new Map<string, PlacedTile[]>();
  for (const tile of [...tiles].sort((a, b) => b.level - a.level)) {
    const stack = stacks.get(keyOf(tile));
    if (stack) stack.push(tile);
    else stacks.set(keyOf(tile), [tile]);
  }
  return stacks;
}

/** The hive and the cells around it, each with a label. */
function cellsOf(session: Session): BoardCell[] {
  const { scene, selected, movable } = session;
  const stacks = stacksOf(scene.tiles);
  const targets = new Set(session.targets.map(keyOf));
  const places = new Map<string, Place>();
  for (const tile of scene.tiles) {
    for (const place of [{ q: tile.q, r: tile.r }, ...neighbours(tile)])
      places.set(keyOf(place), place);
  }
  if (places.size === 0) places.set(keyOf({ q: 0, r: 0 }), { q: 0, r: 0 });

  const where = (place: Place): string => {
    for (const direction of directions) {
      const top = stacks.get(keyOf(neighbour(place, direction)))?.[0];
      if (top)
        return t('cell.empty', { where: whereWords(`x ${referenceMarks[direction](top.tile)}`) });
    }
    return t('cell.emptyAlone');
  };
  const labelOf = (key: string, place: Place, canMove: boolean): string => {
    const stack = stacks.get(key) ?? [];
    const [top, ...rest] = stack.map(({ tile }) => tileWords(tile));
    const parts = [
      !top ? where(place) : rest.length > 0 ? t('cell.stack', { top, rest: rest.join(', ') }) : top,
    ];
    if (stack.some(({ tile }) => tile === selected)) parts.push(t('cell.chosen'));
    else if (canMove) parts.push(t('cell.movable'));
    if (targets.has(key) && selected)
      parts.push(t('cell.target', { tile: tileWords(selected, 'subject') }));
    return capital(parts.join(', '));
  };
  return [...places].map(([key, place]) => {
    const canMove = stacks.get(key)?.some(({ tile }) => movable.has(tile)) ?? false;
    return {
      ...place,
      label: labelOf(key, place, canMove),
      active: canMove || targets.has(key),
    };
  });
}

export function boardPicture(session: Session, xray: boolean, reducedMotion: boolean): BoardState {
  // The cells are created later, so the dependency on the language must be registered here.
  void language.code;
  const { scene, pending, hint, selected, targets } = session;
  const last = scene.last;
  const from = hint && scene.tiles.find(({ tile }) => tile === hint.tile);
  return {
    tiles: scene.tiles,
    cells: () => cellsOf(session),
    movable: session.movable,
    selected,
    targets: pending || hint ? [] : targets,
    ghost: pending && { tile: pending.tile, q: pending.q, r: pending.r },
    last:
      last?.tile === undefined
        ? null
        : {
            tile: last.tile,
            manner: last.manner,
            route: last.route.map(toPlace),
            ...(last.by ? { by: last.by } : {}),
          },
    proof: proofOf(session.notice),
    xray: xray ? scene : null,
    hint: hint && { tile: hint.tile, from: from ?? null, to: hint },
    past: !session.live,
    letters: settings.letters,
    motion: settings.motion && !reducedMotion && !session.hurried,
    nameOf: (tile) => tile,
  };
}
