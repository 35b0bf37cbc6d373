/** The chance of a match computed again from its record, as docs/fairness.md describes it byte by byte. */
import { tilesIn } from '../record/moments.ts';
import type { Happening, MatchRecord } from '../record/record.ts';
import { type DealProof, hashWords, proofOf, SALTS, sha256 } from '../wire/salts.ts';
import { kept } from '../wire/kept.ts';

type Rules = Readonly<Record<string, unknown>>;

const WORDS = 2 ** 32;
const LAST_NUMBER = 13;

/** An endless row of fair numbers that depends on nothing but its seed. */
export class Stream {
  private words: number[] = [];
  private block = 0;

  /** The seed, and behind it the number of the block: eight bytes, of which no match needs more than the lower four. */
  private readonly seeded = new DataView(new ArrayBuffer(40));

  constructor(secret: string, salts: readonly string[], round: number, purpose: string) {
    const lines = ['tilerummy 1', secret, ...salts, `round ${round}`, purpose];
    const seed = hashWords(new TextEncoder().encode(lines.join('\n')));
    for (const [i, word] of seed.entries()) this.seeded.setUint32(4 * i, word);
  }

  word(): number {
    if (!this.words.length) {
      this.seeded.setUint32(36, this.block++);
      this.words = hashWords(new Uint8Array(this.seeded.buffer));
    }
    return this.words.shift() as number;
  }

  /** A number below n; words that would favour small numbers are thrown away. */
  below(n: number): number {
    for (;;) {
      const word = this.word();
      if (word < WORDS - (WORDS % n)) return word % n;
    }
  }

  shuffled<Thing>(things: readonly Thing[]): Thing[] {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other] as Thing, order[last] as Thing];
    }
    return order;
  }
}

/** All tiles of a game in order: colours, numbers, two of each side by side, jokers last. */
export function allTiles(rules: Rules, players: number): string[] {
  const byPlayers = (name: string): number =>
    Number((rules[name] as Record<string, number>)[String(players)]);
  const colours = (rules['colours'] as string[]).slice(0, byPlayers('colours_by_players'));
  const numbers = Array.from({ length: LAST_NUMBER }, (_, i) => i + 1);
  const tiles = colours.flatMap((colour) =>
    numbers.flatMap((number) => [`${colour}${number}`, `${colour}${number}`]),
  );
  return [...tiles, ...Array.from({ length: byPlayers('jokers_by_players') }, () => '*')];
}

/** Something in the record is not what follows from secret and salts. */
export interface Mismatch {
  line: number;
}

export interface Checked {
  /** The secret is the one that was promised before the match. */
  kept: boolean;
  /** How many rounds were dealt and agree. */
  rounds: number;
  mismatch: Mismatch | null;
}

/** Computes the match again; `rules` are those of the preset with the changes of the record. */
export function checkDeal(record: MatchRecord, rules: Rules): Checked {
  const secret = record.events.at(-1)?.fields.get('secret') ?? '';
  const kept = secret.length === 64 && sha256(secret) === record.commitment;
  if (!kept) return { kept, rounds: 0, mismatch: null };
  const audit = new Audit(record, rules, secret);
  for (const event of record.events) {
    if (!audit.agrees(event)) return { kept, rounds: audit.rounds, mismatch: { line: event.line } };
  }
  return { kept, rounds: audit.rounds, mismatch: null };
}

class Audit {
  rounds = 0;
  private round = 0;
  private starter = 0;
  private readonly gone = new Set<number>();
  /** What is still to be told about the starter, in the order of the record. */
  private expected: string[] = [];
  private byChance: number | null = null;
  private pools: string[][] = [];

  constructor(
    private readonly record: MatchRecord,
    private readonly rules: Rules,
    private readonly secret: string,
  ) {}

  private get players(): number {
    return this.record.names.length;
  }

  agrees(event: Happening): boolean {
    const seat = Number(event.words[0]);
    switch (event.verb) {
      case 'round':
        this.round = seat;
        this.expected = [];
        this.byChance = null;
        return true;
      case 'start-tile':
      case 'start-roll':
        if (this.byChance === null) this.drawForStart(event.verb === 'start-tile');
        return this.expected.shift() === `${event.verb} ${event.words.join(' ')}`;
      case 'starter':
        return this.begins(seat, event.words[1] ?? '');
      case 'deal':
        this.rounds += 1;
        return this.dealt(event);
      case 'draw':
        return this.drawn(seat, [event.words[1] ?? '']);
      case 'time-out':
      case 'invalid-end':
        return this.drawn(seat, tilesIn(event.fields.get('drew')));
      case 'give-up':
        this.gone.add(seat);
        return true;
      case 'take-over':
        this.gone.delete(seat);
        return true;
      default:
        return true;
    }
  }

  private stream(purpose: string): Stream {
    return new Stream(this.secret, this.record.salts, this.round, purpose);
  }

  private get active(): number[] {
    return this.record.names.map((_, seat) => seat).filter((seat) => !this.gone.has(seat));
  }

  /** Everybody draws a tile or rolls the die, and the tied go on. */
  private drawForStart(byTile: boolean): void {
    let seats = this.active;
    for (let drawing = 1; drawing === 1 || seats.length > 1; drawing++) {
      const stream = this.stream(`starter ${drawing}`);
      const tiles = byTile ? stream.shuffled(allTiles(this.rules, this.players)) : [];
      const ranks: number[] = [];
      for (const [i, seat] of seats.entries()) {
        const tile = tiles[i] ?? '';
        // A joker has no number, and ranks below all.
        const rank = byTile ? Number(tile.slice(1)) || 0 : 1 + stream.below(6);
        ranks.push(rank);
        this.expected.push(byTile ? `start-tile ${seat} ${tile}` : `start-roll ${seat} ${rank}`);
      }
      const best = Math.max(...ranks);
      seats = seats.filter((_, i) => ranks[i] === best);
    }
    this.byChance = seats[0] ?? null;
  }

  private begins(seat: number, how: string): boolean {
    this.starter = seat;
    if (how === 'highest_tile' || how === 'highest_roll')
      return !this.expected.length && seat === this.byChance;
    if (how !== 'lot') return true; // chosen, or by the round before: no chance
    const place = this.stream('starter 1').below(this.active.length);
    return this.active[place] === seat;
  }

  private dealt(event: Happening): boolean {
    let tiles = this.stream('deal').shuffled(allTiles(this.rules, this.players));
    const open = this.rules['face_up_eighth'] === 'off' ? undefined : tiles.pop();
    const step = this.rules['direction'] === 'counterclockwise' ? this.players - 1 : 1;
    const order = this.record.names.map((_, i) => (this.starter + i * step) % this.players);
    const told = (name: string): string => tilesIn(event.fields.get(name)).join(' ');
    for (const seat of order) {
      const size = Number(this.rules[seat === this.starter ? 'starter_hand' : 'hand_size']);
      if (told(`hand ${seat}`) !== tiles.slice(0, size).join(' ')) return false;
      tiles = tiles.slice(size);
    }
    const personal = this.rules['pool_owner'] === 'personal';
    this.pools = personal
      ? this.record.names.map((_, seat) => tiles.filter((_, i) => i % order.length === order.indexOf(seat)))
      : [tiles];
    const names = personal ? this.pools.map((_, seat) => `pool ${seat}`) : ['pool'];
    return names.every((name, i) => told(name) === this.pools[i]?.join(' ')) && told('open') === (open ?? '');
  }

  /** Every draw is the next tile of the pool. */
  private drawn(seat: number, tiles: readonly string[]): boolean {
    const pool = this.pools.length > 1 ? this.pools[seat] : this.pools[0];
    return tiles.every((tile) => pool?.shift() === tile);
  }
}

/** What this device kept from before a match: its own salt, and what the others were bound by. */
type Proof = Pick<DealProof, 'salt'> & Partial<DealProof>;

/** An older page kept a plain salt, under its table and match. */
export function keptProof(code: string, match: number): Proof | null {
  const found = proofOf(code, match);
  if (found) return found;
  const salts = kept.readValue<Record<string, Record<string, unknown>> | null>(SALTS, null);
  const salt = Array.isArray(salts) ? null : salts?.[code]?.[String(match)];
  return typeof salt === 'string' ? { salt } : null;
}

/** Whether the record is of the match that this device was promised. */
export function fits(record: MatchRecord, proof: Proof): boolean {
  if (!record.salts.includes(proof.salt)) return false;
  if (proof.commitment && proof.commitment !== record.commitment) return false;
  for (const [seat, hash] of (proof.hashes ?? []).entries())
    if (hash && sha256(record.salts[seat] ?? '') !== hash) return false;
  return true;
}
