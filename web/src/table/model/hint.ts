/** A hint told in three stages: which tile, which set, and the whole turn, set by set, on the table. */
import { readMeld, type Shape } from '../../board/melds.ts';
import { type Meld, meldTexts, type Piece, pieceText, type Position } from '../../board/draft.ts';
import type { StepOf } from '../../wire/protocol.ts';
import { capital, labelled, t, tileName } from '../../ui/words.svelte.ts';
import { type HintMarks, marksOn } from './standing.ts';

export type Stage = 1 | 2 | 3;

/** A set that comes out of the turn, and where its new tiles come from. */
export interface Group {
  meld: Meld;
  /** The set as it lies now; null for a new one. */
  onto: Meld | null;
  fromRack: readonly Piece[];
  /** Tiles of other sets. */
  taken: readonly { from: Meld; pieces: readonly Piece[] }[];
}

/** A run by its ends, a group by its tiles. */
export function setName(meld: Meld, shape: Shape): string {
  const texts = meldTexts(meld);
  const [first, last] = [texts[0], texts[texts.length - 1]];
  const isRun = readMeld(texts, shape).kind === 'run' && first !== undefined && last !== undefined;
  return isRun
    ? t('set-span', { first: tileName(first), last: tileName(last) })
    : texts.map(tileName).join(', ');
}

const names = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => tileName(pieceText(piece))).join(', ');

/** The sets that get tiles, in the order in which the steps name them. */
export function groupsOf(before: Position, after: Position, steps: readonly StepOf[]): Group[] {
  const rack = new Set(before.rack.map(({ id }) => id));
  const rank = (index: number): number => {
    const at = steps.findIndex(({ target }) => target === index);
    return at < 0 ? steps.length : at;
  };
  return after.melds
    .map((meld, index) => ({ meld, rank: rank(index) }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ meld }) => {
      const onto = before.melds.find(({ id }) => id === meld.id) ?? null;
      const came = meld.pieces.filter(({ id }) => !onto?.pieces.some((old) => old.id === id));
      const taken = before.melds
        .map((from) => ({
          from,
          pieces: came.filter(({ id }) => from.pieces.some((old) => old.id === id)),
        }))
        .filter(({ pieces }) => pieces.length);
      return came.length ? [{ meld, onto, fromRack: came.filter(({ id }) => rack.has(id)), taken }] : [];
    });
}

/** The turn a hint is about. */
interface Turn {
  before: Position;
  /** The table after the whole turn. */
  whole: Position;
  groups: readonly Group[];
  shape: Shape;
}

/** A hint at the beginning of its first stage. */
export const beginCoach = (
  before: Position,
  whole: Position,
  steps: readonly StepOf[],
  shape: Shape,
): Coach => new Coach({ before, whole, shape, groups: groupsOf(before, whole, steps) });

/** Where one is in a hint; a step further is another value. */
export class Coach {
  readonly groups: readonly Group[];
  /** What lies on the cloth in the third stage: the turn up to the set that is shown. */
  readonly preview: Position | null;
  /** The tiles of the rack that lie on the cloth for show. */
  readonly away: ReadonlySet<number>;

  constructor(
    private readonly turn: Turn,
    readonly stage: Stage = 1,
    /** The set of the turn that is shown, in the third stage. */
    readonly at = 0,
  ) {
    this.groups = turn.groups;
    const shown = stage === 3 ? this.groups.slice(0, at + 1) : [];
    this.preview = stage === 3 ? this.laid(shown) : null;
    this.away = new Set(shown.flatMap(({ fromRack }) => fromRack.map(({ id }) => id)));
  }

  /** The set that the first two stages are about: one that takes a tile of the rack. */
  private get first(): Group | undefined {
    return this.groups.find(({ fromRack }) => fromRack.length);
  }

  get tile(): Piece | undefined {
    return this.first?.fromRack[0];
  }

  /** What goes on glowing when the hint is closed. */
  get kept(): HintMarks | null {
    return this.tile ? marksOn([this.tile]) : null;
  }

  get count(): number {
    return this.groups.reduce((sum, { fromRack }) => sum + fromRack.length, 0);
  }

  /** One stage further; in the last one, the next set of the turn. */
  next(): Coach {
    if (this.stage < 3) return new Coach(this.turn, (this.stage + 1) as Stage, this.at);
    return this.showing((this.at + 1) % Math.max(1, this.groups.length));
  }

  back(): Coach {
    if (this.stage === 3 && this.at > 0) return this.showing(this.at - 1);
    return this.stage > 1 ? new Coach(this.turn, (this.stage - 1) as Stage, this.at) : this;
  }

  /** With this set of the turn on the table. */
  showing(at: number): Coach {
    return new Coach(this.turn, this.stage, at);
  }

  get whole(): Position {
    return this.turn.whole;
  }

  // -- on the table ---------------------------------------------------------------------------------

  /** The table with these sets laid and all others as they are, less what they gave. */
  private laid(groups: readonly Group[]): Position {
    const done = new Map(groups.map(({ meld }) => [meld.id, meld]));
    const used = new Set(groups.flatMap(({ meld }) => meld.pieces.map(({ id }) => id)));
    const left = this.turn.before.melds.flatMap((meld): Meld[] => {
      const whole = done.get(meld.id);
      if (whole) return [whole];
      const pieces = meld.pieces.filter(({ id }) => !used.has(id));
      return pieces.length ? [pieces.length < meld.pieces.length ? { ...meld, pieces } : meld] : [];
    });
    const known = new Set(left.map(({ id }) => id));
    return {
      melds: [...left, ...groups.map(({ meld }) => meld).filter(({ id }) => !known.has(id))],
      rack: this.turn.before.rack.filter(({ id }) => !used.has(id)),
    };
  }

  /** Only the set of the first stages, as a draft. */
  get firstOnly(): Position | null {
    return this.first ? this.laid([this.first]) : null;
  }

  get marks(): HintMarks {
    if (this.stage === 3) {
      const shown = this.groups.slice(0, this.at + 1);
      const group = this.groups[this.at];
      const fresh = [...(group?.fromRack ?? []), ...(group?.taken.flatMap(({ pieces }) => pieces) ?? [])];
      return {
        melds: new Map(shown.map(({ meld }, i) => [meld.id, [i + 1]])),
        pieces: new Set(fresh.map(({ id }) => id)),
      };
    }
    const { first, tile } = this;
    const together = this.stage === 2 && !first?.onto ? (first?.fromRack ?? []) : tile ? [tile] : [];
    return {
      melds: new Map(this.stage === 2 && first?.onto ? [[first.onto.id, []]] : []),
      pieces: new Set(together.map(({ id }) => id)),
    };
  }

  // -- in words -------------------------------------------------------------------------------------

  title({ meld }: Group): string {
    return capital(setName(meld, this.turn.shape));
  }

  /** Where the tiles of a set come from. */
  origins({ fromRack, taken }: Group): string[] {
    return [
      ...(fromRack.length ? [t('hint-rack', { tiles: names(fromRack) })] : []),
      ...taken.map(({ from, pieces }) =>
        t('hint-source', { set: setName(from, this.turn.shape), tiles: names(pieces) }),
      ),
    ];
  }

  get words(): string {
    const { tile, first } = this;
    if (this.stage === 3) return t('hint-found', { count: this.count });
    if (!tile || !first) return '';
    return this.stage === 1 ? t('hint-tile', { tile: tileName(pieceText(tile)) }) : this.whereTo(first, tile);
  }

  /** What a screen reader says of where one is. */
  get spoken(): string {
    const group = this.groups[this.at];
    if (this.stage < 3 || !group) return this.words;
    const step = t('hint-step', { number: this.at + 1, count: this.groups.length });
    return `${labelled(step, [this.title(group), ...this.origins(group)].join('. '))}.`;
  }

  private whereTo({ meld, onto }: Group, tile: Piece): string {
    if (!onto) return t('hint-goes-new', { set: setName(meld, this.turn.shape) });
    const at = meld.pieces.findIndex(({ id }) => id === tile.id);
    const old = meld.pieces.flatMap(({ id }, i) => (onto.pieces.some((one) => one.id === id) ? i : []));
    const isRun = readMeld(meldTexts(meld), this.turn.shape).kind === 'run';
    const side = !isRun ? 'into' : at < (old[0] ?? 0) ? 'front' : at > (old.at(-1) ?? 0) ? 'end' : 'into';
    return t(`hint-goes-${side}`, { set: setName(onto, this.turn.shape) });
  }
}
