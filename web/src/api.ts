/** The HTTP side of the server: who I am, tables, rules. */
import type {
  Addresses,
  Failure,
  CompanionBest,
  CompanionPosition,
  CompanionTurn,
  CompanionVerdict,
  NewTable,
  Opened,
  Plan,
  PlanChecked,
  Pledge,
  QuickGame,
  RefusalOf,
  RulesInfo,
  Tables,
  Visitor,
} from './protocol.ts';
import { reachDevice } from './reach.ts';

const TOKEN = 'tilerummy-token';

/** The server said no, with reasons; or it could not be reached, without. */
export class Refusal extends Error {
  constructor(readonly reasons: readonly RefusalOf[]) {
    super(reasons.map((reason) => reason.code).join(', ') || 'unreachable');
  }
}

async function request<Answer>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  token?: string,
): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (body) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await (STATIC ? reachDevice : fetch)(path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Refusal([]);
  }
  if (!response.ok)
    throw new Refusal(((await response.json().catch(() => ({ reasons: [] }))) as Failure).reasons ?? []);
  const renewed = response.headers.get('X-Token');
  if (renewed && token === me) {
    me = renewed; // mine would not have been good for much longer
    store(TOKEN, renewed);
  }
  return (await response.json()) as Answer;
}

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it lasts as long as the page.
  }
}

let me: string | null = null;
let introduced: Promise<string> | null = null;

/** My token, made at the first need of it; who asks twice meanwhile is still one visitor. */
export async function token(): Promise<string> {
  me ??= stored(TOKEN);
  if (me) return me;
  introduced ??= introduce().finally(() => (introduced = null));
  return introduced;
}

async function introduce(): Promise<string> {
  me = (await request<Visitor>('POST', '/api/visitors')).token;
  store(TOKEN, me);
  return me;
}

/** Whether the server has met me: whoever has not played yet need not be asked about. */
export const amKnown = (): boolean => !!(me ?? stored(TOKEN));

/** Asks as myself; a token the server no longer knows is replaced once. */
export async function asMe<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
  const mine = await token();
  try {
    return await request<Answer>(method, path, body, mine);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.reasons.some((reason) => reason.code === 'wrong_token'))
      throw error;
    if (mine === me) forget(); // else another question has replaced it already
    return request<Answer>(method, path, body, await token());
  }
}

/** This token is no good any more. */
export function forget(): void {
  me = null;
  try {
    localStorage.removeItem(TOKEN);
  } catch {
    // Nothing was kept.
  }
}

/** The token for a table: the key from the address, if one was handed over, else mine. */
export async function tokenFor(code: string): Promise<string> {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key) {
    store(`${TOKEN}-${code}`, key);
    history.replaceState(null, '', location.pathname);
  }
  return key ?? stored(`${TOKEN}-${code}`) ?? (await token());
}

/** My part of the chance, chosen now, after the server has fixed its own. */
export const salt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A game against computers begins at once: the server fixes its secret before it learns my salt. */
export async function quick(game: Omit<QuickGame, 'salt' | 'commitment'>): Promise<Opened> {
  const [{ commitment }, { commit, keepProof }] = await Promise.all([
    asMe<Pledge>('POST', '/api/pledges'),
    import('./salts.ts'),
  ]);
  const mine = salt();
  const opened = await asMe<Opened>('POST', '/api/quick', { ...game, salt: mine, commitment });
  keepProof(opened.code, 1, { commitment, hashes: [commit(mine)], salt: mine });
  return opened;
}
export async function openTable(table: Omit<NewTable, 'salt' | 'salt_hash'>): Promise<Opened> {
  const { commit } = await import('./salts.ts');
  return asMe('POST', '/api/tables', { ...table, salt_hash: commit(salt()) });
}
export const lobby = (): Promise<Tables> => asMe('GET', '/api/lobby');
export const mine = (): Promise<Tables> => asMe('GET', '/api/mine');
export const addresses = (): Promise<Addresses> => request('GET', '/api/addresses');
export const checkPlan = (plan: Plan): Promise<PlanChecked> => asMe('POST', '/api/plan', plan);

/** For a box at home: nobody has to be known for that. */
export const judgeAtHome = (turn: CompanionTurn): Promise<CompanionVerdict> =>
  request('POST', '/api/companion/judge', turn);
export const bestAtHome = (position: CompanionPosition): Promise<CompanionBest> =>
  request('POST', '/api/companion/best', position);

let known: Promise<RulesInfo> | null = null;
export const rulesInfo = (): Promise<RulesInfo> =>
  (known ??= request<RulesInfo>('GET', '/api/rules').catch((error: unknown) => {
    known = null;
    throw error;
  }));
