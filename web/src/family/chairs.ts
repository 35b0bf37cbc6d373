/** Who plays with whom: what the one loud button offers, and what is asked when there are more people than chairs. Pure. */
import type { Family, FamilyGame, FamilyPerson } from '../wire/protocol.ts';
import { othersHere } from './tell.ts';

export type Offer =
  /** Nobody else is of this table yet. */
  | { do: 'send' }
  | { do: 'go-on' | 'sit-down' | 'watch'; game: FamilyGame }
  /** With those who are here and sit nowhere. */
  | { do: 'play'; others: FamilyPerson[] }
  /** A guest opens no table. */
  | { do: 'wait' };

/** Where others still read how it ended, they are not free; one's own match that is over keeps nobody. */
const liveGames = ({ games }: Family): FamilyGame[] =>
  games.filter(({ by_turns, phase, your_seat }) => !by_turns && (phase !== 'over' || your_seat === null));
const hasChair = ({ free, phase }: FamilyGame): boolean => free > 0 && phase !== 'over';
/** Whether somebody is asked to a table: most are for everybody. */
export const isAsked = ({ asked = [] }: FamilyGame, person: number | null): boolean =>
  !asked.length || (person !== null && asked.includes(person));

/** Those who are here, and neither sit at a table nor are asked to one that has a chair for them. */
function idle(family: Family, live: readonly FamilyGame[]): FamilyPerson[] {
  const isBusy = ({ name, number }: FamilyPerson): boolean =>
    live.some((game) => game.names.includes(name) || (hasChair(game) && game.asked?.includes(number)));
  return othersHere(family).filter((person) => !isBusy(person));
}

export function offerOf(family: Family): Offer {
  const live = liveGames(family);
  const mine = live.find(({ your_seat }) => your_seat !== null);
  if (mine) return { do: 'go-on', game: mine };
  const free = live.find((game) => hasChair(game) && isAsked(game, family.you));
  if (free) return { do: 'sit-down', game: free };
  const others = idle(family, live);
  const [first] = live;
  // A second table needs two: whoever came when all chairs were taken watches, and opens no empty one.
  if (first && (!others.length || !family.may?.open)) return { do: 'watch', game: first };
  // Where nobody else can open a link, they are brought in beside me.
  if (!STATIC && family.people.length < 2) return { do: 'send' };
  return family.may?.open ? { do: 'play', others } : { do: 'wait' };
}

// -- more people than chairs ------------------------------------------------------------------------

interface Box {
  id: string;
  players: readonly number[];
}

export interface Answer {
  kind: 'box' | 'tables' | 'watch';
  preset: string;
  /** Chairs at my table. */
  chairs: number;
}

const seats = ({ players }: Box): number => players[1] ?? 4;

/** What so many people can do with a box that seats fewer, the best first; nothing if there is a chair for each. */
export function answersFor(
  people: number,
  preset: string,
  language: string,
  boxes: readonly Box[],
): Answer[] {
  const own = boxes.find(({ id }) => id === preset);
  if (!own || people <= seats(own)) return [];
  const large = boxes.filter((box) => seats(box) >= people);
  const box =
    large.find(({ id }) => id.endsWith(`-${language}`)) ?? large.find(({ id }) => id.endsWith('-en'));
  const answers: Answer[] = box ? [{ kind: 'box', preset: box.id, chairs: people }] : [];
  if (people >= 4)
    answers.push({ kind: 'tables', preset, chairs: Math.min(seats(own), Math.ceil(people / 2)) });
  if (people === seats(own) + 1) answers.push({ kind: 'watch', preset, chairs: seats(own) });
  return answers;
}

/** Who of the others sits at my table, drawn by lot; whoever watched last time does not watch again. */
export function drawn(
  others: readonly number[],
  chairs: number,
  watched: readonly number[],
  chance: () => number,
): number[] {
  const lots = others.map((number) => ({ number, first: watched.includes(number), lot: chance() }));
  lots.sort((a, b) => Number(b.first) - Number(a.first) || a.lot - b.lot);
  return lots.slice(0, chairs - 1).map(({ number }) => number);
}
