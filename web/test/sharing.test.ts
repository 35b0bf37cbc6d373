/** What looks at the table looks again only where something changed. */
import { expect, test } from 'vitest';
import { type Position, sharing } from '../src/board/draft.ts';

const position = (): Position => ({
  melds: [
    {
      id: 1,
      pieces: [
        { id: 1, text: 'r7' },
        { id: 2, text: 'b7' },
        { id: 3, text: 'k7' },
      ],
    },
    {
      id: 2,
      pieces: [
        { id: 4, text: 'r1' },
        { id: 5, text: 'r2' },
        { id: 6, text: '*' },
      ],
    },
  ],
  rack: [{ id: 7, text: 'y8' }],
});

test('the same position is the same object, however it was made', () => {
  const was = position();
  expect(sharing(position(), was)).toBe(was);
});

test('of a changed table, the sets that stayed are the same objects, and the rack is', () => {
  const was = position();
  const [first, second] = position().melds;
  const grown = { id: 1, pieces: [...(first?.pieces ?? []), { id: 8, text: 'y7' }] };
  const shared = sharing({ ...position(), melds: second ? [grown, second] : [] }, was);
  expect(shared.melds[0]).toBe(grown);
  expect(shared.melds[1]).toBe(was.melds[1]);
  expect(shared.rack).toBe(was.rack);
});

test('a joker that is said to mean something else is another set', () => {
  const was = position();
  const now = position();
  const joker = now.melds[1]?.pieces[2];
  if (joker) joker.means = 'r3';
  expect(sharing(now, was).melds[1]).toBe(now.melds[1]);
});

test('sets in another order are another table', () => {
  const was = position();
  const now = position();
  const shared = sharing({ ...now, melds: [...now.melds].reverse() }, was);
  expect(shared.melds.map(({ id }) => id)).toEqual([2, 1]);
});
