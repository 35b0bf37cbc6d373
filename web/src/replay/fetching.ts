/** Where replays come from: records of finished matches, and their reviews while these are being made. */
import { Refusal } from '../api.ts';
import type { Failure, Review, ReviewState } from '../protocol.ts';

const KEPT = 'tilerummy-replays';
const MOST_KEPT = 40;
const AGAIN_MS = 700;

/** A finished match that was seen once can be seen again without the network, where the browser keeps things. */
async function asked(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    const kept = init ? undefined : await box().then((cache) => cache?.match(path)).catch(() => undefined);
    if (kept) return kept;
    throw new Refusal([]);
  }
  if (!response.ok) throw new Refusal(((await response.json().catch(() => ({ reasons: [] }))) as Failure).reasons ?? []);
  return response;
}

const box = async (): Promise<Cache | undefined> => ('caches' in globalThis ? caches.open(KEPT) : undefined);

async function keep(path: string, text: string, type: string): Promise<void> {
  const cache = await box().catch(() => undefined);
  if (!cache) return;
  await cache.put(path, new Response(text, { headers: { 'content-type': type } })).catch(() => undefined);
  const old = await cache.keys();
  for (const request of old.slice(0, Math.max(0, old.length - MOST_KEPT))) await cache.delete(request);
}

const query = (match: number | null): string => (match === null ? '' : `?match=${match}`);

/** The record of a match; a match that goes on has none that can be replayed. */
export async function recordOf(code: string, match: number | null): Promise<string> {
  const path = `/t/${encodeURIComponent(code)}/record${query(match)}`;
  const text = await (await asked(path)).text();
  if (!/^\S+ end-match/m.test(text)) throw new Refusal([{ code: 'not_over', args: {} }]);
  void keep(path, text, 'text/plain');
  return text;
}

export type Progress = (done: number, count: number) => void;

/** The review of a match at a table, or of a record; null if it cannot be made. */
export async function reviewOf(source: { code: string; match: number | null } | { text: string }, progress: Progress, stop: AbortSignal): Promise<Review | null> {
  const path = 'code' in source ? `/t/${encodeURIComponent(source.code)}/review${query(source.match)}` : '/api/review';
  let response = await asked(path, 'code' in source ? undefined : { method: 'POST', body: source.text });
  while (response.status === 202) {
    const state = (await response.json()) as ReviewState;
    if (state.failed || stop.aborted) return null;
    progress(state.done, state.count);
    await new Promise((go) => setTimeout(go, AGAIN_MS));
    response = await asked(`/api/review/${state.key}`);
  }
  const text = await response.text();
  if ('code' in source) void keep(path, text, 'application/json');
  return JSON.parse(text) as Review;
}
