/** Between a big screen and the server: steps that are taken with fingers go there as touches. */
import { hearRefusal } from '../table/model/hearing.ts';
import type { Room } from '../table/room/room.svelte.ts';
import type { Answer } from '../wire/socket.ts';
import type { Screen } from './identity.ts';
import { answered, hearTouched, isMoved, sending, touchOf } from './touching.ts';

/** The player lets the screen of this name be touched in their turns, or none. */
export const letTouch = (room: Room, screen: string | null): Promise<Answer> =>
  room.ask({ type: 'let_touch', screen });

/** This page is such a screen. */
export function letBeTouched(room: Room, { name, secret }: Screen): void {
  const { tell } = room;
  let last = 0;
  room.hearing = hearTouched(name);
  room.tell = (message) => (message.type === 'draft' ? void send() : tell(message));

  async function send(): Promise<void> {
    // What is moved while a touch is on its way is told once that is answered.
    if (room.table.touched || !isMoved(room.table)) return;
    // By the clock, so that a screen that was loaded anew does not begin with numbers that were used.
    const number = (last = Math.max(last + 1, Date.now()));
    const touch = touchOf(room.table, secret, number);
    room.act(sending, number);
    const answer = await room.ask(touch, true);
    const said = verdict(answer);
    if (answer.type === 'refused' && said === 'refused') room.act(hearRefusal, answer.reasons);
    room.act(answered, name, touch, said);
  }
}

/** Busy: the player has moved something in the same moment. */
function verdict(answer: Answer): 'taken' | 'busy' | 'refused' {
  if (answer.type === 'ack') return 'taken';
  const isBusy = answer.type === 'refused' && answer.reasons.some(({ code }) => code === 'busy');
  return isBusy ? 'busy' : 'refused';
}
