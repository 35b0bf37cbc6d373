/** A club's evening at the server: see `protocol/messages/club_messages.py` for what each call does. */
import { askServer, myToken, Refusal } from './api.ts';
import { lookAgain } from './families.ts';
import type { ClubAct, ClubDeed, ClubGone, ClubSeen, NewClub } from './protocol.ts';

const at = (code: string, rest = ''): string => `/api/clubs/${encodeURIComponent(code)}${rest}`;

/** `all`: all rounds, not only the last one; `mine`: told again only where it is about my table. */
export type Look = 'all' | 'mine' | '';
/** An evening while somebody sees it; null: nothing has changed. */
export const lookAtClub = (
  code: string,
  look: Look,
  before: string | null,
): Promise<{ answer: ClubSeen; mark: string | null } | null> =>
  lookAgain<ClubSeen>(at(code, look && `?${look}=1`), before);
export const openClub = (club: NewClub): Promise<ClubSeen> => askServer('POST', '/api/clubs', club);
export const importClub = (file: string): Promise<ClubSeen> => askServer('POST', '/api/clubs/import', file);
/** What somebody does in an evening: one address for all its events. */
export const act = (code: string, one: ClubAct): Promise<ClubSeen> =>
  askServer('POST', at(code, '/acts'), { act: one } satisfies ClubDeed);
export const come = (code: string, name: string, face: number | null): Promise<ClubSeen> =>
  askServer('POST', at(code, '/people'), { name, face });
/** Somebody without a phone is added. */
export const addBeside = (code: string, name: string): Promise<ClubSeen> =>
  askServer('POST', at(code, '/beside'), { name });
/** "That's me": this phone then shows a number. */
export const knockAt = (code: string, guest: number): Promise<ClubSeen> =>
  askServer('POST', at(code, '/knocks'), { guest });
export const letPhoneIn = (code: string, number: string, guest: number): Promise<ClubSeen> =>
  askServer('POST', at(code, '/phones'), { number, guest });
export const makeOrganiser = (code: string, guest: number): Promise<ClubSeen> =>
  askServer('POST', at(code, '/organisers'), { guest });
export const unmakeOrganiser = (code: string, guest: number): Promise<ClubSeen> =>
  askServer('DELETE', at(code, `/organisers/${guest}`));
export const makeClubKey = (code: string): Promise<ClubSeen> => askServer('POST', at(code, '/key'));
export const backByKey = (code: string, key: string): Promise<ClubSeen> =>
  askServer('POST', at(code, '/back'), { key });
export const forgetMe = (code: string): Promise<ClubSeen> => askServer('DELETE', at(code, '/me'));
export const deleteClub = (code: string): Promise<ClubGone> => askServer('DELETE', at(code));
export async function clubFile(code: string): Promise<Blob> {
  const headers = { Authorization: `Bearer ${await myToken()}` };
  const answer = await fetch(at(code, '/file'), { headers }).catch(() => null);
  if (!answer?.ok) throw new Refusal([]);
  return answer.blob();
}
/** What whoever has the link may print, or take along as a table. */
export const sheetAt = (code: string, name: string, language: string): string =>
  `${at(code, `/print/${name}.html`)}?lang=${language}`;
export const tableAt = (code: string, name: string): string => at(code, `/tables/${name}.csv`);
