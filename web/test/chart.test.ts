/** Names at the ends of lines never lie on each other. */
import { expect, it } from 'vitest';
import { spread } from '../src/ui/chart.ts';

it('leaves alone what has room', () => expect(spread([10, 60, 100], 15, 0, 150)).toEqual([10, 60, 100]));
it('parts equal ones in their order', () => expect(spread([50, 50, 50], 15, 0, 150)).toEqual([50, 65, 80]));
it('stays within the picture at both ends', () => {
  expect(spread([150, 148, 0, 1], 15, 0, 150)).toEqual([150, 135, 0, 15]);
});
