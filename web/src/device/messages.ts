/** What the page and the worker that runs the game say to each other. */
export type ToWorker =
  | { kind: 'ask'; id: number; method: string; path: string; body: string; token: string | null }
  | { kind: 'open'; wire: number; code: string }
  | { kind: 'say'; wire: number; text: string }
  | { kind: 'hang_up'; wire: number }
  /** Games from a copy take the place of those that are kept; then the page is to be loaded again. */
  | { kind: 'replace'; id: number; games: Uint8Array<ArrayBuffer> };

export type FromWorker =
  /** Bytes that have come of those that are wanted; when all are there, Python starts. */
  | { kind: 'fetching'; done: number; total: number }
  | { kind: 'starting' }
  | { kind: 'ready' }
  /** Another tab of this browser has the game. */
  | { kind: 'taken' }
  /** The host has another version by now: the page is to be loaded again. */
  | { kind: 'outdated' }
  | { kind: 'failed'; why: string }
  | { kind: 'reply'; id: number; status: number; body: string; type: string }
  /** Null: the line has ended from there. */
  | { kind: 'heard'; wire: number; text: string | null };
