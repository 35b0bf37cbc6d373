/** Whether a puzzle is solved: any legal end table that does what the task asks. */
import { judgeAtHome } from '../wire/api.ts';
import { unfinished } from '../board/draft.ts';
import { faceOf, isJoker } from '../board/tile.ts';
import type { RefusalOf } from '../wire/protocol.ts';
import type { Room } from '../table/room/room.svelte.ts';
import type { Puzzle } from './pack.ts';

type Tables = readonly (readonly string[])[];

/** The joker lies in a set with none of the tiles that lay beside it. */
export function isJokerFree(before: Tables, after: Tables): boolean {
  const beside = new Set(
    before.filter((set) => set.some(isJoker)).flatMap((set) => set.filter((one) => faceOf(one))),
  );
  return after.some((set) => set.some(isJoker) && !set.some((tile) => beside.has(tile)));
}

/** Whether a legal turn that lays these tiles and ends with this table does what the task asks. */
export function fulfils({ task, table, rack }: Puzzle, laid: number, after: Tables): boolean {
  switch (task.kind) {
    case 'lay_all':
    case 'go_out':
      return laid === rack.length;
    case 'lay_at_least':
      return laid >= task.tiles;
    case 'open':
      return laid > 0;
    case 'free_joker':
      return laid > 0 && isJokerFree(table, after);
  }
}

/** What the page itself can tell: every set is right, and an opening counts enough. */
const isWhole = (room: Room): boolean =>
  room.changed &&
  !unfinished(room.now.draft.now, room.shape).length &&
  !(room.mustOpen && room.openingValue < room.openingNeeds);

/** `open`: sets are not finished; `not-yet`: legal, but the task asks for more; otherwise why the rules say no. */
export type Verdict = 'solved' | 'not-yet' | 'open' | RefusalOf;

/**
 * How the draft stands. Where jokers move freely, right sets are all there is to a turn: tiles cannot be lost here.
 * Under other rules the referee is asked.
 */
export async function verdictOf(puzzle: Puzzle, room: Room, after: string[][]): Promise<Verdict> {
  if (!isWhole(room)) return 'open';
  if (!fulfils(puzzle, room.laid.length, after)) return 'not-yet';
  if (!room.house.keepsMeaning) return 'solved';
  const { reasons } = await judgeAtHome({
    preset: puzzle.rules,
    options: JSON.parse(puzzle.optionsText),
    ...(puzzle.own ? { players: puzzle.own.players } : {}),
    table: puzzle.table.map((set) => [...set]),
    rack: [...puzzle.rack],
    opened: puzzle.opened,
    after,
    announced: true,
  });
  return reasons[0] ?? 'solved';
}
