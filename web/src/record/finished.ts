/** Matches that were played to their end on this device: who played, and how it ended. */
import { type Who, whoAt, whoIn } from '../ui/company.ts';
import { kept } from '../wire/kept.ts';
import type { GameView, PartyState, TableLine } from '../wire/protocol.ts';
import { recordOf } from './fetching.ts';
import { readRecord } from './record.ts';

const NAME = 'finished';
const MOST = 60;

export interface Finished {
  code: string;
  match: number;
  preset: string;
  names: readonly string[];
  totals: readonly number[];
  winners: readonly number[];
  /** Their faces; nothing of those that an older page kept. */
  faces?: readonly (Who | null)[];
  /** By name, the faces of people who sat here; a chair may be somebody else's by the end. */
  people?: Readonly<Record<string, Who>>;
  /** I had left, and had not come back. */
  left?: boolean;
  /** My seat; none for who watched. */
  seat: number | null;
  /** When this device saw the end, in milliseconds. */
  at: number;
}

export const finishedMatches = (): Finished[] => kept.readValue<Finished[]>(NAME, []);

/** What is known here of a match; the latest one of a table has no number. */
export const finishedHere = (code: string, match: number | null): Finished | undefined =>
  finishedMatches().find((one) => one.code === code && (!match || !one.match || one.match === match));

/** The latest first; a match is kept once. */
export function rememberFinished(match: Finished): void {
  const known = finishedMatches();
  if (known.some((one) => one.code === match.code && one.match === match.match)) return;
  kept.writeValue(NAME, [match, ...known].slice(0, MOST));
}

/** A match has just ended at a table on this device. */
export function rememberEnd(
  code: string,
  view: GameView,
  party: PartyState,
  people: Finished['people'] = {},
): void {
  if (!view.final) return;
  rememberFinished({
    code,
    match: view.match,
    preset: party.plan.preset ?? '',
    names: view.players.map((player) => player.name),
    faces: party.places.map((place) => whoAt(place)),
    people,
    left: !!party.places[view.seat ?? -1]?.left,
    totals: view.final.totals,
    winners: party.winners.length ? party.winners : view.final.winners,
    seat: view.seat,
    at: Date.now(),
  });
}

// How a match ended, read from its record.

export async function finishedOf(table: TableLine): Promise<Finished | null> {
  const { code, names } = table;
  const record = readRecord(await recordOf(code, null));
  const end = record.events.at(-1);
  const numbers = (name: string): number[] =>
    (end?.fields.get(name) ?? '')
      .split(/\s+/)
      .filter((word) => word)
      .map(Number);
  if (end?.verb !== 'end-match') return null;
  return {
    code,
    match: 0, // the latest
    preset: record.preset,
    names: record.names,
    totals: numbers('totals'),
    winners: numbers('winners'),
    faces: names.map((_, i) => whoIn(table, i)),
    seat: table.your_seat,
    left: !!table.left,
    at: Date.now(),
  };
}
