/** A match that is looked at again: whoever jumps is shown a table that follows on nothing. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '../src/record/record.ts';
import { Reel } from '../src/replay/reel.svelte.ts';

test('a step is followed by the eye, a jump is not', () => {
  const reel = new Reel(readRecord(readFileSync('../tests/data/records/sabra-2p.txt', 'utf-8')));
  reel.next();
  reel.go(0);
  expect(reel.jumps).toBe(0);
  reel.go(9);
  expect(reel.jumps).toBe(1);
});
