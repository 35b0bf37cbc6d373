/**
 * My part of the chance. The table learns the hash of my salt first and the salt itself when the match begins; both are
 * kept in this browser, with what the others were bound by, so that the deal can be checked afterwards.
 */
import { kept } from './kept.ts';
import type { PartyState } from './protocol.ts';
import type { Request } from './socket.ts';

/** Names on this device; an older page kept salts by table and match. */
export const SALTS = 'salts';
const DEALS = 'deals';
const MOST = 40;

/** What I was shown before I told my salt. */
export interface DealProof {
  commitment: string;
  /** By seat; null where a seat has no salt. */
  hashes: readonly (string | null)[];
  salt: string;
}

function read<Value>(list: string): [string, Value][] {
  const found = kept.readValue<unknown>(list, []);
  return Array.isArray(found) ? (found as [string, Value][]) : []; // an older page kept them otherwise
}

function add<Value>(list: string, name: string, value: Value): void {
  const others = read<Value>(list).filter(([other]) => other !== name);
  kept.writeValue(list, [...others, [name, value]].slice(-MOST));
}

const find = <Value>(list: string, name: string): Value | null =>
  read<Value>(list).find(([other]) => other === name)?.[1] ?? null;

/** Keeps a salt and returns the hash that binds me to it. */
export function commit(salt: string): string {
  const hash = sha256(salt);
  add(SALTS, hash, salt);
  return hash;
}

/** The salt behind a hash of mine; null on a device that did not choose it. */
export const saltBehind = (hash: string): string | null => find(SALTS, hash);

const nameOf = (code: string, match: number): string => `${code}/${match}`;
export const keepProof = (code: string, match: number, proof: DealProof): void =>
  add(DEALS, nameOf(code, match), proof);

/** What I kept of a match, for whoever looks at its record; null if this device was not there. */
export const proofOf = (code: string, match: number): DealProof | null => find(DEALS, nameOf(code, match));

/** A salt stays here until the match begins; the table gets the hash that binds me to it. */
export function sealed(request: Request): Request {
  if ((request.type !== 'take_seat' && request.type !== 'ready') || !request.salt) return request;
  const { salt, ...rest } = request;
  return { ...rest, salt_hash: commit(salt) };
}

/** Tells the salt behind this hash, with the hash of `next` in case nothing comes of the match; null on another device. */
export function revealing(code: string, party: PartyState, hash: string, next: string): Request | null {
  const salt = saltBehind(hash);
  if (!salt) return null; // chosen on another device, which tells it
  const hashes = party.places.map(({ salt_hash }) => salt_hash);
  keepProof(code, party.match + 1, { commitment: party.commitment, hashes, salt });
  return { type: 'reveal', salt, next_hash: commit(next) };
}

// SHA-256, of bytes or of what hexadecimal digits say. Browsers have it too, but not on a page over plain http in a
// home network.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
/** The first 32 bits behind the point. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The bytes with a one behind them, zeros, and their length in bits: whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

function schedule(block: DataView, from: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => block.getInt32(from + i * 4));
  const at = (i: number): number => words[i] ?? 0;
  for (let i = 16; i < 64; i++) {
    const [a, b] = [at(i - 15), at(i - 2)];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words.push((at(i - 16) + low + at(i - 7) + high) | 0);
  }
  return words;
}

function mix(state: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (const [i, word] of words.entries()) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + word) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0);
}

/** As eight words, each from 0 to 2³² - 1. */
export function hashWords(bytes: Uint8Array): number[] {
  const block = padded(bytes);
  let state = START;
  for (let from = 0; from < block.byteLength; from += 64) state = mix(state, schedule(block, from));
  return state.map((word) => word >>> 0);
}

const hex = (words: readonly number[]): string =>
  words.map((word) => word.toString(16).padStart(8, '0')).join('');

export const bytesOf = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** From digits to digits. */
export const sha256 = (digits: string): string => hex(hashWords(bytesOf(digits)));
