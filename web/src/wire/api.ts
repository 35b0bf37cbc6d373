/** The HTTP side of the server: who I am, tables, rules. */
import type {
  Addresses,
  CompanionBest,
  CompanionPosition,
  CompanionTurn,
  CompanionVerdict,
  DayDeal,
  DayGame,
  DayTold,
  Failure,
  NewTable,
  Opened,
  Plan,
  PlanChecked,
  Pledge,
  PuzzleTried,
  PuzzleTry,
  QuickGame,
  RefusalOf,
  RulesInfo,
  Tables,
  Visitor,
} from './protocol.ts';
import { alone } from './alone.svelte.ts';
import { keepHere, lastHere } from './going.ts';
import { kept } from './kept.ts';
import { isHere, reachDevice, standAlone } from './reach.ts';

const TOKEN = 'token';
/** What a page of a server keeps for its own device; on a plain host there is nobody else. */
const OWN_TOKEN = STATIC ? TOKEN : 'own-token';

/** The server said no, with reasons; or it could not be reached, without. */
export class Refusal extends Error {
  constructor(readonly reasons: readonly RefusalOf[]) {
    super(reasons.map((reason) => reason.code).join(', ') || 'unreachable');
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Somebody who answers, and who I am there. */
class Side {
  private me: string | null = null;
  private introduced: Promise<string> | null = null;

  constructor(
    private readonly key: string,
    private readonly send: (path: string, init: RequestInit) => Promise<Response>,
  ) {}

  /** What is text goes as it is: a record. */
  async request<Answer>(
    method: Method,
    path: string,
    said?: object | string,
    token?: string,
  ): Promise<Answer> {
    const headers: Record<string, string> = {};
    const body = typeof said === 'object' ? JSON.stringify(said) : said;
    if (body) headers['Content-Type'] = body === said ? 'text/plain' : 'application/json';
    if (token) headers['Authorization'] = `Bearer ${token}`;
    let response: Response;
    try {
      response = await this.send(path, { method, headers, ...(body ? { body } : {}) });
    } catch {
      throw new Refusal([]);
    }
    if (!response.ok)
      throw new Refusal(((await response.json().catch(() => ({ reasons: [] }))) as Failure).reasons ?? []);
    const renewed = response.headers.get('X-Token');
    // The key of a seat, or somebody else's token on this device, is not mine to replace.
    if (renewed && token === this.me) {
      this.me = renewed; // mine would not have been good for much longer
      kept.write(this.key, renewed);
    }
    return (await response.json()) as Answer;
  }

  /** My token, made at the first need of it; who asks twice meanwhile is still one visitor. */
  async token(): Promise<string> {
    this.me ??= kept.read(this.key);
    if (this.me) return this.me;
    this.introduced ??= this.introduce().finally(() => (this.introduced = null));
    return this.introduced;
  }

  private async introduce(): Promise<string> {
    this.me = (await this.request<Visitor>('POST', '/api/visitors')).token;
    kept.write(this.key, this.me);
    return this.me;
  }

  knowsMe(): boolean {
    return !!(this.me ?? kept.read(this.key));
  }

  /** Asks as myself; a token that is no longer known is replaced once. */
  async asMe<Answer>(method: Method, path: string, body?: object | string): Promise<Answer> {
    const mine = await this.token();
    try {
      return await this.request<Answer>(method, path, body, mine);
    } catch (error) {
      if (!(error instanceof Refusal) || !error.reasons.some((reason) => reason.code === 'wrong_token'))
        throw error;
      if (mine === this.me) this.forget(); // else another question has replaced it already
      return this.request<Answer>(method, path, body, await this.token());
    }
  }

  /** This token is no good any more. */
  forget(): void {
    this.me = null;
    kept.write(this.key, null);
  }
}

/** The game on this device. */
export const device = new Side(OWN_TOKEN, reachDevice);
const server = STATIC ? device : new Side(TOKEN, (path, init) => fetch(path, init));
const sideOf = (code: string): Side => (isHere(code) ? device : server);

/** The server does it; where it does not answer, this device, if the game is kept on it. */
async function somewhere<Answer>(act: (side: Side) => Promise<Answer>): Promise<Answer> {
  if (STATIC || (alone.now && !navigator.onLine)) return act(device);
  try {
    const answer = await act(server);
    alone.now = false;
    return answer;
  } catch (error) {
    // A server that refuses is there; only silence leads to this device.
    if (!(error instanceof Refusal) || error.reasons.length || !(await standAlone())) throw error;
    return act(device);
  }
}

/** Whether I have played here: of whoever has not nothing need be asked. */
export const amKnown = (): boolean => server.knowsMe() || device.knowsMe();

/** Keys of seats that were handed over, by table; also where nothing can be stored. */
const keys = new Map<string, string>();
const nameOfKey = (code: string): string => `${TOKEN}-${code}`;

/** What I said who I am with at this table is no good any more: the key of a seat, else my token. */
export function forget(code: string): void {
  const isKey = keys.delete(code) || kept.read(nameOfKey(code));
  if (isKey) kept.write(nameOfKey(code), null);
  else sideOf(code).forget();
}

/** The token for a table: the key from the address, if one was handed over, else mine. */
export async function tokenFor(code: string): Promise<string> {
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  if (key) {
    keys.set(code, key);
    kept.write(nameOfKey(code), key);
    // Out of the address at once: whoever sends the link on must not send the key with it.
    history.replaceState(null, '', location.pathname);
  }
  return keys.get(code) ?? kept.read(nameOfKey(code)) ?? (await sideOf(code).token());
}

/** My part of the chance, chosen now, after the server has fixed its own. */
export const salt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A game against computers begins at once: whoever deals fixes the secret before learning my salt. */
export const quick = (game: Omit<QuickGame, 'salt' | 'commitment'>): Promise<Opened> =>
  somewhere(async (side) => {
    const [{ commitment }, { commit, keepProof }] = await Promise.all([
      side.asMe<Pledge>('POST', '/api/pledges'),
      import('./salts.ts'),
    ]);
    const mine = salt();
    const opened = await side.asMe<Opened>('POST', '/api/quick', { ...game, salt: mine, commitment });
    keepProof(opened.code, 1, { commitment, hashes: [commit(mine)], salt: mine });
    return opened;
  });
/** My token at the server, and one of somebody else who plays on this device. */
export const myToken = (): Promise<string> => server.token();
export const newVisitor = async (): Promise<string> =>
  (await server.request<Visitor>('POST', '/api/visitors')).token;
export const askServer = <Answer>(method: Method, path: string, body?: object | string): Promise<Answer> =>
  server.asMe(method, path, body);
/** Without saying who asks. */
export const askAsNobody = <Answer>(method: Method, path: string, body?: object): Promise<Answer> =>
  server.request(method, path, body);
/** As whoever I am at this table. */
export const askAt = async <Answer>(
  code: string,
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> => server.request(method, path, body, await tokenFor(code));
export const lobby = (): Promise<Tables> => server.asMe('GET', '/api/lobby');

/** My tables at the server, and those of this device. */
export async function mine(): Promise<Tables> {
  if (STATIC) return device.asMe('GET', '/api/mine');
  const there = await server.asMe<Tables>('GET', '/api/mine').catch(async (error: unknown) => {
    if (!(await standAlone())) throw error;
    return { tables: [] };
  });
  await noteHere();
  return { tables: [...there.tables, ...lastHere()] };
}

/** Notes the tables of this device while the game runs on it, so that they are listed when it does not. */
export async function noteHere(): Promise<void> {
  if (STATIC || !alone.begun || !device.knowsMe()) return;
  keepHere((await device.asMe<Tables>('GET', '/api/mine')).tables);
}
export const addresses = (): Promise<Addresses> => server.request('GET', '/api/addresses');
export const checkPlan = (plan: Plan): Promise<PlanChecked> =>
  somewhere((side) => side.asMe('POST', '/api/plan', plan));

/** For a box at home: nobody has to be known for that. */
export const judgeAtHome = (turn: CompanionTurn): Promise<CompanionVerdict> =>
  somewhere((side) => side.request('POST', '/api/companion/judge', turn));
export const bestAtHome = (position: CompanionPosition): Promise<CompanionBest> =>
  somewhere((side) => side.request('POST', '/api/companion/best', position));

/** The deal of a day, the same for everybody: what it is, my table for it, and how it went by its record. */
export const dayDeal = (day: string): Promise<DayDeal> =>
  somewhere((side) => side.request('GET', `/api/days/${day}`));
export const dayGame = (day: string, game: DayGame): Promise<Opened> =>
  somewhere((side) => side.asMe('POST', `/api/days/${day}/game`, game));
export const tellDay = (day: string, record: string): Promise<DayTold> =>
  somewhere((side) => side.asMe('POST', `/api/days/${day}/results`, record));

/** Only a server gathers tries. */
export const sendTry = (tried: PuzzleTry): Promise<PuzzleTried> =>
  server.asMe('POST', '/api/puzzles/tries', tried);

let known: Promise<RulesInfo> | null = null;
export const rulesInfo = (): Promise<RulesInfo> =>
  (known ??= server.request<RulesInfo>('GET', '/api/rules').catch((error: unknown) => {
    // Not kept: the next question asks the server again.
    known = null;
    throw error;
  }));

// Opening tables: whoever asks again because the answer was lost finds the table that was opened.

/** Names of what was asked for and never answered. */
const unanswered = new Map<string, string>();

/** Asks for a table, with the same name as before where no answer came; and with my part of the chance, bound by its hash. */
export async function once(
  what: unknown,
  ask: (mine: Pick<NewTable, 'id' | 'salt_hash'>) => Promise<Opened>,
): Promise<Opened> {
  const { commit } = await import('./salts.ts');
  const wanted = JSON.stringify(what);
  const id = unanswered.get(wanted) ?? salt();
  // Kept until an answer comes: a second try under another name would open a second table.
  unanswered.set(wanted, id);
  const opened = await ask({ id, salt_hash: commit(salt()) });
  unanswered.delete(wanted);
  return opened;
}

export const openTable = (table: Omit<NewTable, 'salt' | 'salt_hash' | 'id'>): Promise<Opened> =>
  once(table, (mine) => askServer('POST', '/api/tables', { ...table, ...mine }));
