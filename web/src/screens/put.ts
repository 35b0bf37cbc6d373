/** What the one button of a phone that is a rack says: chosen tiles go to the table, else it is the table's own button. */
import { type Face, faceOfAction } from '../table/hands/deeds.ts';
import type { Room } from '../table/room/room.svelte.ts';
import { t } from '../ui/words.svelte.ts';
import { isLoose } from './tray.ts';

/** The tiles of the rack that are chosen. */
export const chosenAt = (room: Room): readonly number[] =>
  room.now.draft.now.rack.flatMap(({ id }) => (room.interaction.selected.has(id) ? id : []));

export function faceOfRack(room: Room): Face {
  const count = chosenAt(room).length;
  const face = faceOfAction(room);
  if (!room.myTurn || room.party?.paused) return face;
  const [first, ...others] = room.faulty;
  if (!count && face.deed === 'show' && first && [first, ...others].every(isLoose))
    return { look: 'honey', title: t('rack-place'), sub: '', deed: 'show', meld: first.id };
  if (!count) return face;
  return { look: 'primary', title: t('rack-put', { count }), sub: '', deed: 'put' };
}
