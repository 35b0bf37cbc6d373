/** Asks for a hint and tells it; fetched when somebody wants one. */
import { t } from '../../ui/words.svelte.ts';
import { beginCoach } from '../model/hint.ts';
import { beginHint, moreHint, wantedPosition } from '../model/wanted.ts';
import { warn } from '../model/words.ts';
import { reset } from '../model/turn.ts';
import type { Room } from './room.svelte.ts';

/** More of the hint that is told, else a new one. */
export function hint(room: Room): void {
  if (room.interaction.coach) room.act(moreHint);
  else void askHint(room);
}

export async function askHint(room: Room): Promise<void> {
  // A hint is about the table as the turn began.
  if (room.changed) room.act(reset);
  const answer = await room.ask({ type: 'hint', seen: room.seen, kind: 'best' });
  if (answer.type !== 'hint') return;
  const { table, take, play, status, steps } = answer;
  const hasTurn = table && play?.length && status !== 'no_play';
  const wanted = hasTurn ? wantedPosition(room.table, { table, take }) : null;
  if (!wanted?.position) return void room.act(warn, t('hint-nothing'));
  const coach = beginCoach(room.table.draft.base, wanted.position, steps ?? [], room.shape);
  room.act(beginHint, coach, wanted.counted);
}
