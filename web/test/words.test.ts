/** Words that come in parts: none is lost, whichever load is done first. */
import { expect, test, vi } from 'vitest';
import type { Key } from '../keys.d.ts';

type Texts = { default: string };
const waiting = new Map<string, (texts: Texts) => void>();
/** A part that arrives when the test says so; asked for again, it comes from the browser's memory. */
function part(name: string, text: string): Record<'en', () => Promise<Texts>> {
  let coming: Promise<Texts> | null = null;
  return {
    en: () =>
      (coming ??= new Promise((resolve) => {
        waiting.set(name, () => resolve({ default: text }));
      })),
  };
}
const arrive = (name: string): void => waiting.get(name)?.({ default: '' });
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

vi.stubGlobal('document', { documentElement: {}, querySelector: () => null });
let slow: (texts: Texts) => void = () => undefined;
let asked = 0;
vi.mock('virtual:catalogue', () => ({
  // The first load of the shared words is slow: the second overtakes it.
  words: {
    en: () =>
      asked++ ? Promise.resolve({ default: 'yes = Yes' }) : new Promise<Texts>((resolve) => (slow = resolve)),
  },
  doors: part('doors', 'door = Come in'),
  table: part('table', 'alone = On this device'),
}));
const { learn, t: typed } = await import('../src/ui/words.svelte.ts');

/** Names of the messages above, which no catalogue has. */
const t = (key: string): string => typed(key as Key);

test('a load that was overtaken does not take words away again', async () => {
  const first = learn('en', 'doors');
  const second = learn('en', 'table');
  let again = false;
  void learn('en', 'table').then(() => (again = true));
  await settle();
  expect(t('alone'), 'no name of a message while its words are on their way').toBe('');
  expect(again, 'who asks second waits as well').toBe(false);

  arrive('doors');
  arrive('table');
  await second;
  expect(again || (await settle(), again)).toBe(true);
  slow({ default: 'yes = Yes' });
  await first;
  expect([t('yes'), t('door'), t('alone'), t('nowhere')]).toEqual([
    'Yes',
    'Come in',
    'On this device',
    'nowhere',
  ]);
});
