/** Where replays come from: records of finished matches, and their reviews while these are being made. */
import { Refusal } from '../wire/api.ts';
import type { Failure, MomentPuzzle, Review, ReviewState, TurnReview } from '../wire/protocol.ts';
import { FROM_HERE, isHere, reachDevice, standAlone } from '../wire/reach.ts';
import { type MatchRecord, readRecord } from './record.ts';

const KEPT = 'tilerummy-replays';
const MOST_KEPT = 40;
/** At first what is worth a look is waited for; later it takes as long as it takes. */
const SOON_MS = 200;
const SOON_TIMES = 12;
const AGAIN_MS = 700;
const REVIEW = '/api/review';
/** Where a turn of a record becomes a puzzle. */
export const MOMENT = '/api/puzzles/moment';

type Ask = (path: string, init?: RequestInit) => Promise<Response>;
const atTable = (code: string): Ask => (isHere(code) ? reachDevice : fetch);

/** What was kept of an answer; a record of any kind this device can look into itself. */
async function withoutServer(path: string, init: RequestInit | undefined, name: string): Promise<Response> {
  const found = await kept(name).catch(() => undefined);
  if (found) return found;
  if ((path === REVIEW || path.startsWith(MOMENT)) && (await standAlone())) return reachDevice(path, init);
  throw new Refusal([]);
}

/** What the server says, or the device for its own tables; without the server, what is known without it. */
export async function asked(ask: Ask, path: string, init?: RequestInit, name = path): Promise<Response> {
  const response = await ask(path, init).catch(() => withoutServer(path, init, name));
  if (!response.ok)
    throw new Refusal(((await response.json().catch(() => ({ reasons: [] }))) as Failure).reasons ?? []);
  return response;
}

const box = async (): Promise<Cache | undefined> => ('caches' in globalThis ? caches.open(KEPT) : undefined);

/** The latest match of a table is any match of it that was kept. */
const kept = async (name: string): Promise<Response | undefined> =>
  (await box())?.match(name, { ignoreSearch: !name.includes('?') });

async function keep(path: string, text: string, type: string): Promise<void> {
  const cache = await box().catch(() => undefined);
  if (!cache) return;
  await cache.put(path, new Response(text, { headers: { 'content-type': type } })).catch(() => undefined);
  const old = await cache.keys();
  for (const request of old.slice(0, Math.max(0, old.length - MOST_KEPT))) await cache.delete(request);
}

const query = (numbers: Readonly<Record<string, number | null>>): string => {
  const said = Object.entries(numbers).flatMap(([name, number]) =>
    number === null ? [] : [`${name}=${number}`],
  );
  return said.length ? `?${said.join('&')}` : '';
};

/** The last record that was asked for: the score sheet has it, and a look back from there begins at once. */
let latest: { path: string; text: Promise<string> } | null = null;

/** The record of a match, or of its rounds up to one that is over; a match that goes on has none that can be replayed. */
export function recordOf(code: string, match: number | null, round: number | null = null): Promise<string> {
  const path = `/t/${encodeURIComponent(code)}/record${query({ match, round })}`;
  if (latest?.path === path) return latest.text;
  const text = fetchRecord(code, path, round);
  // A match by its number, or up to a round of it, is over for good; without one it is the latest, whichever that is then.
  if (match) latest = { path, text };
  text.catch(() => (latest = latest?.text === text ? null : latest));
  return text;
}

async function fetchRecord(code: string, path: string, round: number | null): Promise<string> {
  const text = await (await asked(atTable(code), path)).text();
  // Until then the record is what one seat saw, with question marks in place of hidden tiles.
  if (!/^\S+ end-match/m.test(text) && round === null) throw new Refusal([{ code: 'not_over', args: {} }]);
  if (round === null) void keep(path, text, 'text/plain');
  return text;
}

/** Where a match is: at the table it was played at, or in its text. */
export type Source = { code: string; match: number | null } | { text: string };

/** Who knows that match. */
const whoHas = (source: Source): Ask =>
  'code' in source ? atTable(source.code) : STATIC ? reachDevice : fetch;

/** How far a review is, and what it has found of one seat. */
export type Progress = (state: ReviewState) => void;

/** A name under which the review of a record is kept. */
async function nameOf(text: string): Promise<string> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', new TextEncoder().encode(text));
  return `/api/review?record=${[...new Uint8Array(digest ?? [])].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The review of a match at a table, or of a record, the turns of one seat first; null if it cannot be made. */
export async function reviewOf(
  source: Source,
  seat: number | null,
  progress: Progress,
  stop: AbortSignal,
): Promise<Review | null> {
  const at = 'code' in source ? `/t/${encodeURIComponent(source.code)}/review` : REVIEW;
  const match = 'code' in source ? source.match : null;
  const path = at + query({ match, seat });
  const name = 'code' in source ? at + query({ match }) : await nameOf(source.text);
  // What is here of a table's match is not made again; without a number it may be another match by now.
  const here = match ? await kept(name).catch(() => undefined) : undefined;
  if (here) return (await here.json()) as Review;
  let response = await asked(
    whoHas(source),
    path,
    'code' in source ? undefined : { method: 'POST', body: source.text },
    name,
  );
  for (let times = 0; response.status === 202; times++) {
    const state = (await response.json()) as ReviewState;
    if (state.failed || stop.aborted) return null;
    progress(state);
    await new Promise((go) => setTimeout(go, times < SOON_TIMES ? SOON_MS : AGAIN_MS));
    // Whoever has begun the review is the one who knows how far it is.
    const again = response.headers.has(FROM_HERE) ? reachDevice : fetch;
    response = await asked(again, `${REVIEW}/${state.key}`);
  }
  const text = await response.text();
  void keep(name, text, 'application/json');
  return JSON.parse(text) as Review;
}

/** A match that was looked at on this device and can be looked at without network. */
export interface KeptMatch {
  address: string;
  record: MatchRecord;
}

/** Those matches, the latest first. */
export async function keptMatches(): Promise<KeptMatch[]> {
  const cache = await box().catch(() => undefined);
  const found: KeptMatch[] = [];
  for (const request of (await cache?.keys()) ?? []) {
    const { pathname, searchParams } = new URL(request.url);
    const code = /^\/t\/([^/]+)\/record$/.exec(pathname)?.[1];
    const text = code && (await (await cache?.match(request))?.text());
    if (text)
      found.push({ address: `/#replay/${code}/${searchParams.get('match') ?? 0}`, record: readRecord(text) });
  }
  return found.reverse();
}

// A missed turn as a puzzle: where that may be worth asking, and the asking.

/** More sets that change are too many for a puzzle; see tilerummy/puzzles/making.py. */
const MOST_SETS = 9;

/** What the review already tells: more was possible, without an open tile, and the table had a part in it. */
export function mayBePuzzle(turn: TurnReview, opened: boolean): boolean {
  const { best } = turn;
  if (!best || best.taken || !(turn.missed_tiles > 0 || turn.missed_points > 0)) return false;
  const changed = new Set(best.steps.flatMap(({ source, onto }) => [source, onto]).filter((set) => set >= 0));
  return !opened || (changed.size > 0 && changed.size <= MOST_SETS);
}

/** Proven where reviews are made, at the server or on the device. */
export async function momentPuzzle(source: Source, turn: TurnReview): Promise<MomentPuzzle> {
  const query = new URLSearchParams({ turn: String(turn.number) });
  if ('code' in source && source.match !== null) query.set('match', String(source.match));
  const response = await ('code' in source
    ? asked(whoHas(source), `/t/${encodeURIComponent(source.code)}/puzzle?${query}`)
    : asked(whoHas(source), `${MOMENT}?${query}`, { method: 'POST', body: source.text }));
  return (await response.json()) as MomentPuzzle;
}
