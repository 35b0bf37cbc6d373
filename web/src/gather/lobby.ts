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
}

export function lobbyOf({ code, places, host }: PartyState, family: Family, isHeir: boolean): Lobby {
  const sitting = places.filter(({ kind }) => kind !== 'open');
  const open = places.filter(({ kind }) => kind === 'open');
  const only = family.games.find((game) => game.code === code)?.asked ?? [];
  const others = family.people.filter(
    ({ number, name, beside, guest, here }) =>
      number !== family.you &&
      !beside &&
      (!guest || here) &&
      (!only.length || only.includes(number)) &&
      !sitting.some((place) => place.name === name),
  );
  return {
    sitting,
    open,
    unready: sitting.filter(
      ({ kind, ready, seat }) => kind === 'person' && !ready && (isHeir || seat !== host),
    ),
    asked: others.filter(({ here }) => here).slice(0, open.length),
    away: others.filter(({ here }) => !here),
  };
}
