/** A family's table at the server: see `protocol/messages/family.py` for what each call does. */
import { askServer, myToken, once, Refusal } from './api.ts';
import type {
  ChangeKind,
  Family,
  FamilyBack,
  FamilyBegin,
  FamilyBeside,
  FamilyChair,
  FamilyEnding,
  FamilyHouse,
  FamilyJoin,
  FamilyKnock,
  FamilyLetIn,
  FamilyMe,
  FamilyPlay,
  FamilySay,
  FamilySeason,
  NewFamily,
  Opened,
  Plan,
} from './protocol.ts';

const at = (code: string, rest = ''): string => `/api/families/${encodeURIComponent(code)}${rest}`;

/** A table as it was seen, and the mark by which the server tells whether it has changed since. */
export interface Seen {
  family: Family;
  mark: string | null;
}

/** Looks at something that others change, while somebody sees it; null: nothing has changed. */
export async function lookAgain<Answer>(
  path: string,
  before: string | null,
): Promise<{ answer: Answer; mark: string | null } | null> {
  if (STATIC) return { answer: await askServer<Answer>('GET', path), mark: null };
  const headers: Record<string, string> = { Authorization: `Bearer ${await myToken()}` };
  if (before) headers['If-None-Match'] = before;
  // The mark is kept here: a cache of the browser would turn "nothing has changed" into the whole table again.
  const answer = await fetch(path, { headers, cache: 'no-store' }).catch(() => null);
  if (answer?.status === 304) return null;
  // Whatever is refused is asked again as every other call is: a token that has ended is then replaced.
  if (!answer?.ok) return { answer: await askServer<Answer>('GET', path), mark: null };
  return { answer: (await answer.json()) as Answer, mark: answer.headers.get('ETag') };
}

export async function lookAt(code: string, before: string | null): Promise<Seen | null> {
  const seen = await lookAgain<Family>(at(code, '?here=1'), before);
  return seen && { family: seen.answer, mark: seen.mark };
}

/** A table as it is, without being there. */
export const familyAt = (code: string): Promise<Family> => askServer('GET', at(code));
/** The family that plays at a table; whoever is not in learns its name, and their number. */
export const familyPlayingAt = (table: string): Promise<Family> =>
  askServer('GET', `/api/tables/${encodeURIComponent(table)}/family`);
export const foundFamily = (family: NewFamily): Promise<Family> => askServer('POST', '/api/families', family);
export const joinFamily = (code: string, join: FamilyJoin): Promise<Family> =>
  askServer('POST', at(code, '/people'), join);
/** Brings somebody who has no device. */
export const bringBeside = (code: string, one: FamilyBeside): Promise<Family> =>
  askServer('POST', at(code, '/beside'), one);
export const changeMe = (code: string, me: FamilyMe): Promise<Family> =>
  askServer('PUT', at(code, '/me'), me);
export const changeHouse = (code: string, house: FamilyHouse): Promise<Family> =>
  askServer('PUT', at(code, '/house'), house);
/** Another name and face for somebody who has no phone. */
export const namePerson = (code: string, number: number, me: FamilyMe): Promise<Family> =>
  askServer('PUT', at(code, `/people/${number}`), me);
export const sendGuestOff = (code: string, number: number): Promise<Family> =>
  askServer('DELETE', at(code, `/people/${number}`));
export const renameTable = (code: string, name: string): Promise<Family> =>
  askServer('PUT', at(code, '/name'), { name });
export const newLink = (code: string): Promise<Family> => askServer('POST', at(code, '/link'));
export const putBack = (code: string, kind: ChangeKind): Promise<Family> =>
  askServer('POST', at(code, '/back'), { kind } satisfies FamilyBack);
/** Where a table is now whose link was changed, for whoever has the key of its card. */
export const lookByCard = (code: string, key: string): Promise<Family> =>
  askServer('POST', at(code, '/card'), { key } satisfies FamilySay);
/** "I am Mia": shown to those who can let her in, and nothing else. */
export const knock = (code: string, one: FamilyKnock): Promise<Family> =>
  askServer('POST', at(code, '/knocks'), one);
export const letIn = (code: string, one: FamilyLetIn): Promise<Family> =>
  askServer('POST', at(code, '/phones'), one);
export const signOff = (code: string, phone: number): Promise<Family> =>
  askServer('DELETE', at(code, `/phones/${phone}`), {});
/** Begins what waits a week. */
export const begin = (code: string, one: FamilyBegin): Promise<Family> =>
  askServer('POST', at(code, '/waiting'), one);
export const stop = (code: string, waiting: number, key: string | null = null): Promise<Family> =>
  askServer('DELETE', at(code, `/waiting/${waiting}`), { key } satisfies FamilySay);
export const seasonOf = (code: string, number: number): Promise<FamilySeason> =>
  askServer('GET', at(code, `/seasons/${number}`));
/** "I would like to play next", where all chairs are taken. */
export const askForChair = (code: string, table: string): Promise<Family> =>
  askServer('POST', at(code, '/chairs'), { table } satisfies FamilyChair);
/** Puts away a match that everybody left. */
export const endMatch = (code: string, table: string): Promise<Family> =>
  askServer('POST', at(code, '/endings'), { table } satisfies FamilyEnding);
export const newSeason = (code: string): Promise<Family> => askServer('POST', at(code, '/seasons'));
export const exportFamily = (code: string): Promise<object> => askServer('GET', at(code, '/export'));
export const importFamily = (file: object): Promise<Family> =>
  askServer('POST', '/api/families/import', fitted(file));

/** Opens a table for these people; who asks sits down as who they are. */
export const playAt = (
  code: string,
  plan: Plan,
  bots: readonly string[],
  beside: readonly number[] = [],
  asked: readonly number[] = [],
): Promise<Opened> =>
  once([code, plan, bots, beside, asked], (mine) => {
    const table = { plan, bots: [...bots], ...mine };
    const play: FamilyPlay = { table, beside: [...beside], asked: [...asked] };
    return askServer('POST', at(code, '/games'), play);
  });

const GONE: ReadonlySet<string> = new Set(['no_such_family', 'link_changed']);
/** The server knows no such table: its link was renewed, or it never was one. */
export const isGone = (error: unknown): boolean =>
  error instanceof Refusal && error.reasons.some(({ code }) => GONE.has(code));

/* A family as a file: to keep, or to bring to another server. */

/** So much a server takes, with room for letters that are longer than one byte. */
const MOST = 7_000_000;

/** As much of a file as a server takes: of a family that played for years the oldest matches stay behind, not their scores. */
export function fitted(file: object, most = MOST): object {
  let over = JSON.stringify(file).length - most;
  if (over <= 0 || !('games' in file) || !Array.isArray(file.games)) return file;
  return {
    ...file,
    games: (file.games as { records?: string[] }[]).map((game) => {
      if (over <= 0) return game;
      over -= JSON.stringify(game.records ?? []).length;
      return { ...game, records: [] };
    }),
  };
}

/** What a file says; null if it is none of ours. */
export async function readFile(file: File): Promise<object | null> {
  try {
    const found = JSON.parse(await file.text()) as unknown;
    return typeof found === 'object' ? found : null;
  } catch {
    return null;
  }
}
