import { beforeEach, expect, test, vi } from 'vitest';
import {
  familyAtTable,
  forgetFamily,
  keepFamily,
  keepTables,
  keptFamilies,
  MOST_FAMILIES,
} from '../src/ui/families.ts';

const notes = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => notes.get(key) ?? null,
  setItem: (key: string, text: string) => notes.set(key, text),
});
beforeEach(() => notes.clear());

test('the family table visited last comes first, once, with what is known of it now', () => {
  keepFamily({ code: 'aa', name: 'Sunday', people: ['Mia'] });
  keepFamily({ code: 'bb', name: 'Office', people: [] });
  keepFamily({ code: 'aa', name: 'Sunday table', people: ['Mia', 'Kim'] });
  expect(keptFamilies()).toEqual([
    { code: 'aa', name: 'Sunday table', people: ['Mia', 'Kim'] },
    { code: 'bb', name: 'Office', people: [] },
  ]);
  forgetFamily('aa');
  expect(keptFamilies().map(({ code }) => code)).toEqual(['bb']);
});

test('the oldest is forgotten', () => {
  for (let i = 0; i <= MOST_FAMILIES; i++) keepFamily({ code: String(i), name: '', people: [] });
  expect(keptFamilies()).toHaveLength(MOST_FAMILIES);
  expect(keptFamilies().at(-1)?.code).toBe('1');
});

test('what is no family table is passed over', () => {
  for (const text of ['nonsense', '7', '[7, null, {"code": 1}]']) {
    notes.set('tilerummy-families', text);
    expect(keptFamilies()).toEqual([]);
  }
});

test('a table is its family’s, and the latest forty are known', () => {
  keepTables('aa', ['t1', 't2']);
  keepTables('bb', ['t3']);
  keepTables('bb', ['t2']);
  expect(['t1', 't2', 't3', 't4'].map(familyAtTable)).toEqual(['aa', 'bb', 'bb', null]);
  for (let i = 0; i < 40; i++) keepTables('cc', [`c${i}`]);
  expect([familyAtTable('t1'), familyAtTable('c0')]).toEqual([null, 'cc']);
  notes.set('tilerummy-family-tables', '[7, ["a"], ["t", 1]]');
  expect(familyAtTable('a')).toBeNull();
});
