/** Who sits at a family's match before it begins, who is asked, and for whom nobody waits. Pure. */
import type { Family, FamilyPerson, PartyState, Place } from '../wire/protocol.ts';

export interface Lobby {
  sitting: Place[];
  open: Place[];
  /** People who sit here and have not said that they are ready. */
  unready: Place[];
  /** Those of the family who are here, do not sit, and have a chair. */
  asked: FamilyPerson[];
  /** Those who could come from elsewhere. */
  away: FamilyPerson[];
  /** Those who would like to play, and have no chair. */
  wanting: FamilyPerson[];
}

export function lobbyOf({ code, places, host }: PartyState, family: Family, isHeir: boolean): Lobby {
  const sitting = places.filter(({ kind }) => kind !== 'open');
  const open = places.filter(({ kind }) => kind === 'open');
  const { asked: only = [], wanting = [] } = family.games.find((game) => game.code === code) ?? {};
  const others = family.people.filter(
    ({ number, name, beside, guest, here }) =>
      number !== family.you &&
      !beside &&
      (!guest || here) &&
      (!only.length || only.includes(number)) &&
      !sitting.some((place) => place.name === name),
  );
  const asked = others.filter(({ here }) => here).slice(0, open.length);
  return {
    sitting,
    open,
    unready: sitting.filter(
      ({ kind, ready, seat }) => kind === 'person' && !ready && (isHeir || seat !== host),
    ),
    asked,
    away: others.filter(({ here }) => !here),
    wanting: others.filter((one) => wanting.includes(one.number) && !asked.includes(one)),
  };
}
