/**
 * My part of the chance. The table learns the hash of my salt first and the salt itself when the match begins; both are
 * kept in this browser, with what the others were bound by, so that the deal can be checked afterwards.
 */
import { sha256 } from './sha256.ts';

const SALTS = 'tilerummy-salts';
const DEALS = 'tilerummy-deals';
const MOST = 40;

/** What I was shown before I told my salt. */
export interface DealProof {
  commitment: string;
  /** By seat; null where a seat has no salt. */
  hashes: readonly (string | null)[];
  salt: string;
}

function read<Value>(key: string): [string, Value][] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as [string, Value][];
  } catch {
    return [];
  }
}

function add<Value>(key: string, name: string, value: Value): void {
  const others = read<Value>(key).filter(([other]) => other !== name);
  try {
    localStorage.setItem(key, JSON.stringify([...others, [name, value]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing cannot check later.
  }
}

const find = <Value>(key: string, name: string): Value | null =>
  read<Value>(key).find(([other]) => other === name)?.[1] ?? null;

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
