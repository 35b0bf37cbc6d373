/**
 * My part of the chance. The table learns the hash of my salt first and the salt itself when the match begins; both are
 * kept in this browser, with what the others were bound by, so that the deal can be checked afterwards.
 */
import { kept } from './kept.ts';
import { sha256 } from './sha256.ts';

/** Names on this device; an older page kept salts by table and match. */
export const SALTS = 'salts';
export const DEALS = 'deals';
const MOST = 40;

/** What I was shown before I told my salt. */
export interface DealProof {
  commitment: string;
  /** By seat; null where a seat has no salt. */
  hashes: readonly (string | null)[];
  salt: string;
}

const read = <Value>(list: string): [string, Value][] => kept.readValue<[string, Value][]>(list, []);

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
