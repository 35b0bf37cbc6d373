/** Seats that go over to another device. */
import type { Room } from '../room/room.svelte.ts';
import { isHere } from '../../wire/reach.ts';

/** Whether somebody without a seat may say that one is theirs: in a match among people who have its link. */
export const maySeatMove = ({ code, party, seat }: Room): boolean =>
  seat === null &&
  party?.phase === 'playing' &&
  !party.plan.public &&
  !isHere(code) &&
  party.places.some(({ kind }) => kind === 'person');
