/** My part of the chance: a salt that is promised by its hash when I sit down, and told when the match begins. */
import { salt as newSalt } from '../../wire/api.ts';
import { commit, keepProof, saltBehind } from '../../wire/salts.ts';
import type { Request } from '../../wire/socket.ts';
import type { Room } from './room.svelte.ts';

/** A salt stays here until the match begins; the table gets the hash that binds me to it. */
export function sealed(request: Request): Request {
  if ((request.type !== 'take_seat' && request.type !== 'ready') || !request.salt) return request;
  const { salt, ...rest } = request;
  return { ...rest, salt_hash: commit(salt) };
}

/** Tells the salt behind this hash, with the hash of another one in case nothing comes of the match. */
export async function reveal(room: Room, hash: string): Promise<void> {
  const { party } = room.table.game;
  const salt = saltBehind(hash);
  if (!salt || !party) return; // chosen on another device, which tells it
  const hashes = party.places.map(({ salt_hash }) => salt_hash);
  keepProof(room.code, party.match + 1, { commitment: party.commitment, hashes, salt });
  await room.ask({ type: 'reveal', salt, next_hash: commit(newSalt()) });
}
