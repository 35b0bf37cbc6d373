/** What the characters at a table say: seldom, and only about what everybody has seen. */
import { faceOf } from '../../board/tile.ts';
import { isCharacter } from '../../ui/company.ts';
import type { GameEvent, GameView, PartyState, Said } from '../../wire/protocol.ts';
import { settings } from '../../ui/settings.svelte.ts';
import { learn, nameList, t, tileName } from '../../ui/words.svelte.ts';
import { REMARK } from '../model/words.ts';

export interface Listener {
  seat: number | null;
  muted: readonly number[];
  /** The bots at the table by their seats. */
  levels: readonly (string | null)[];
  /** How many tiles each has. */
  tiles: readonly number[];
}

export interface Remark {
  seat: number;
  text: string;
}

/** So many turns nobody says anything after somebody has. */
const SILENCE = 6;
/** From so many tiles on a turn is great. */
const GREAT = 6;
/** With so many tiles on the rack something is being prepared. */
const MANY = 15;
const HIGH = 11;
const HIGHEST = 13;

/** The tiles that would go on at the ends of a run just laid, if there is one. */
export function endsOf(laid: readonly string[], table: readonly (readonly string[])[]): string[] {
  const fresh = table.find((set) => set.every((tile) => laid.includes(tile)) && isRun(set));
  const first = fresh && faceOf(fresh[0] ?? '');
  const last = fresh && faceOf(fresh.at(-1) ?? '');
  if (!first || !last) return [];
  return [
    ...(first.number > 1 ? [`${first.colour}${first.number - 1}`] : []),
    ...(last.number < HIGHEST ? [`${last.colour}${last.number + 1}`] : []),
  ];
}

function isRun(set: readonly string[]): boolean {
  const faces = set.map((tile) => faceOf(tile));
  return faces.every((face, i) => face && face.number === (faces[0]?.number ?? 0) + i);
}

export class Chatter {
  private silence = 0;

  /** What somebody says about this, if anybody does. */
  about(event: GameEvent, listener: Listener): Remark | null {
    if (event.type === 'drew' || event.type === 'played' || event.type === 'passed') this.silence -= 1;
    // The end of a round comes once: it is worth a word even so.
    const said = this.silence > 0 && event.type !== 'round_ended' ? null : remark(event, listener);
    if (!said || listener.muted.includes(said.seat)) return null;
    this.silence = SILENCE;
    return said;
  }
}

function remark(event: GameEvent, { seat, muted, levels, tiles }: Listener): Remark | null {
  const praises = levels.findIndex((level, at) => isCharacter(level) && !muted.includes(at));
  if (event.type === 'round_ended') {
    const [winner = -1] = event.winners;
    if (winner === seat && praises >= 0) return { seat: praises, text: t('company-says-won') };
    return levels[winner] === 'hermit' ? { seat: winner, text: t('company-says-sorry') } : null;
  }
  if (event.type === 'drew')
    return levels[event.seat] === 'architect' && (tiles[event.seat] ?? 0) >= MANY
      ? { seat: event.seat, text: t('company-says-waits') }
      : null;
  if (event.type !== 'played') return null;
  const great = event.laid.length >= GREAT;
  if (event.seat === seat)
    return great && praises >= 0 ? { seat: praises, text: t('company-says-great') } : null;
  const text = boast(levels[event.seat] ?? '', event.laid, event.table, great);
  return text ? { seat: event.seat, text } : null;
}

function boast(
  level: string,
  laid: readonly string[],
  table: readonly (readonly string[])[],
  great: boolean,
): string {
  if (level === 'gambler' && great) return t('company-says-all');
  if (level === 'saver' && laid.some((tile) => (faceOf(tile)?.number ?? 0) >= HIGH))
    return t('company-says-gone');
  const ends = level === 'teacher' ? endsOf(laid, table) : [];
  return ends.length ? t('company-says-fits', { tiles: nameList(ends.map(tileName)) }) : '';
}

/** The table as far as it matters to those who talk at it. */
interface Table {
  seat: number | null;
  party: PartyState | null;
  view: GameView | null;
  nameOf: (seat: number) => string;
}
const talking = new WeakMap<Table, Chatter>();

/** The characters at a table say what they have to say about what happened. */
export async function chat(
  table: Table,
  events: readonly GameEvent[],
  say: (said: Said) => void,
): Promise<void> {
  await learn(settings.language, 'company');
  const chatter = talking.get(table) ?? new Chatter();
  talking.set(table, chatter);
  const listener = {
    seat: table.seat,
    muted: table.party?.you.muted ?? [],
    levels: table.party?.places.map((place) => place.level) ?? [],
    tiles: table.view?.players.map((player) => player.tiles) ?? [],
  };
  for (const event of events) {
    const remark = chatter.about(event, listener);
    if (!remark) continue;
    const name = table.nameOf(remark.seat);
    say({ ...remark, type: 'said', number: REMARK, name, phrase: null, reaction: null, at: 0 });
  }
}
