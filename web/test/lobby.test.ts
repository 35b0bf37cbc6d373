import { expect, test } from 'vitest';
import { lobbyOf } from '../src/gather/lobby.ts';
import type { Family, PartyState, Place } from '../src/wire/protocol.ts';

const place = (seat: number, kind: Place['kind'], name = '', ready = false): Place =>
  ({ seat, kind, name, ready }) as Place;
const person = (number: number, name: string, more: object = {}): Family['people'][number] =>
  ({
    number,
    name,
    face: null,
    here: false,
    guest: false,
    beside: false,
    ...more,
  }) as Family['people'][number];

test('a lobby knows who sits, who is asked for the chairs that are left, and for whom nobody has to wait', () => {
  const party = {
    code: 't',
    host: 0,
    places: [place(0, 'person', 'Mia'), place(1, 'person', 'Ben'), place(2, 'bot', 'Otto'), place(3, 'open')],
  } as unknown as PartyState;
  const people = [
    person(1, 'Mia'),
    person(2, 'Ben', { here: true }),
    person(3, 'Rosa', { here: true }),
    person(4, 'Yuki'),
    person(5, 'Leo', { beside: true }),
    person(90_001, 'Kim', { guest: true }),
  ];
  const family = (asked: number[] = []): Family =>
    ({ you: 1, people, games: [{ code: 't', asked }] }) as unknown as Family;
  const names = (all: { name: string }[]): string[] => all.map(({ name }) => name);
  const lobby = lobbyOf(party, family(), false);
  expect([lobby.sitting, lobby.unready, lobby.asked, lobby.away].map(names)).toEqual([
    ['Mia', 'Ben', 'Otto'],
    ['Ben'],
    ['Rosa'],
    ['Yuki'],
  ]);
  // Whoever takes the place of a host who stays away does not wait for them unasked.
  expect(names(lobbyOf(party, family(), true).unready)).toEqual(['Mia', 'Ben']);
  expect(names(lobbyOf(party, family([4]), false).asked)).toEqual([]);
});

test('whoever asked for a chair stands in the lobby until there is one', () => {
  const people = [person(1, 'Mia'), person(2, 'Ben', { here: true }), person(3, 'Rosa', { here: true })];
  const lobby = (...places: Place[]): string[] => {
    const family = { you: 1, people, games: [{ code: 't', wanting: [2, 3] }] } as unknown as Family;
    const party = { code: 't', host: 0, places } as unknown as PartyState;
    const { asked, wanting } = lobbyOf(party, family, false);
    return [asked, wanting].map((all) => all.map(({ name }) => name).join(' '));
  };
  const mia = place(0, 'person', 'Mia');
  expect(lobby(mia, place(1, 'bot', 'Otto'))).toEqual(['', 'Ben Rosa']);
  expect(lobby(mia, place(1, 'open'))).toEqual(['Ben', 'Rosa']);
  expect(lobby(mia, place(1, 'person', 'Ben'), place(2, 'open'))).toEqual(['Rosa', '']);
});
