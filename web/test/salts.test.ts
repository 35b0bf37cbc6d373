/** A player is bound by the hash of a salt, and can prove later what was shown before the deal. */
import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { salt as newSalt } from '../src/wire/api.ts';
import { commit, keepProof, proofOf, saltBehind, sha256 } from '../src/wire/salts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('hashes as everybody does, at every length around a block', () => {
  for (const length of [0, 1, 16, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const bytes = Buffer.from(Array.from({ length }, (_, i) => (i * 37 + length) % 256));
    expect(sha256(bytes.toString('hex'))).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

it('keeps the salt behind a hash, and forgets the oldest first', () => {
  const salt = newSalt();
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const hash = commit(salt);
  expect(saltBehind(hash)).toBe(salt);
  for (let i = 0; i < 40; i++) commit(newSalt());
  expect(saltBehind(hash)).toBeNull();
});

it('keeps what was shown before a deal, by table and match', () => {
  const proof = { commitment: 'c0', hashes: ['a1', null], salt: '0a' };
  keepProof('maple', 2, proof);
  expect(proofOf('maple', 2)).toEqual(proof);
  expect(proofOf('maple', 1)).toBeNull();
});
