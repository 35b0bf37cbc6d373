/** A match being replayed: which moment is shown, through whose eyes, and what lies on the table then. */
import type { Shape } from '../board/melds.ts';
import { Naming, type Position } from '../board/draft.ts';
import { plain, without } from '../board/tile.ts';
import type { BestPossible, Review, TurnReview } from '../wire/protocol.ts';
import { coloursIn, type Moment, momentsOf, tableIn } from '../record/moments.ts';
import type { MatchRecord } from '../record/record.ts';

/**
 * What is shown of a moment: as it was, as it lay before this turn, as a draft lay when time was up, or so many steps of
 * the best turn.
 */
export type Showing = 'played' | 'before' | 'draft' | number;

const NOTHING: Position = { melds: [], rack: [] };

export class Reel {
  at = $state(0);
  /** How often it went further than a step: there is nothing for the eye to follow then. */
  jumps = $state(0);
  running = $state(false);
  speed = $state(1);
  /** Whose eyes see it; null sees all racks. */
  eyes = $state<number | null>(null);
  showing = $state<Showing>('played');
  review = $state.raw<Review | null>(null);
  /** While that is made: the turns it has found in which more was possible. */
  glimpses = $state.raw<readonly TurnReview[]>([]);
  /** The tiles on the table, numbered so that the eye can follow each. */
  position = $state.raw<Position>(NOTHING);
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  readonly moments: readonly Moment[];
  readonly shape: Shape;
  private readonly naming = new Naming();

  constructor(readonly record: MatchRecord) {
    this.moments = momentsOf(record);
    const colours = coloursIn(record);
    this.shape = { colours, groupMax: colours.length, distinct: true };
  }

  readonly moment: Moment = $derived.by(() => this.moments[this.at] as Moment);
  readonly turns: readonly TurnReview[] = $derived(this.review?.turns ?? this.glimpses);
  readonly turn: TurnReview | null = $derived(
    this.turns.find((turn) => turn.first_event <= this.at && this.at <= turn.last_event) ?? null,
  );
  readonly draft: string | null = $derived(this.moment.event?.fields.get('draft') ?? null);
  readonly imagined: Laying | null = $derived.by(() =>
    typeof this.showing === 'number' && this.turn?.best
      ? this.laying(this.turn, this.turn.best, this.showing)
      : null,
  );

  go(moment: number): void {
    const to = Math.max(0, Math.min(this.moments.length - 1, Math.trunc(moment) || 0));
    if (Math.abs(to - this.at) > 1) this.jumps += 1;
    this.at = to;
    this.show('played');
  }

  /** The moment after one; the end stops. */
  next(from = this.at): void {
    this.go(from + 1);
    if (this.at >= this.moments.length - 1) this.running = false;
  }

  run(): void {
    if (!this.running && this.at >= this.moments.length - 1) this.go(0);
    this.running = !this.running;
  }

  show(showing: Showing): void {
    if (showing !== 'played') this.running = false;
    this.showing = showing;
    // By way of the table before it: so tiles are followed from there, from wherever one has jumped here.
    const before = this.name(this.before(), this.position);
    this.position = this.name(this.table(), before);
    const known = new Set(before.melds.flatMap((meld) => meld.pieces.map((piece) => piece.id)));
    this.fresh = new Set(
      this.position.melds
        .flatMap((meld) => meld.pieces.map((piece) => piece.id))
        .filter((id) => !known.has(id)),
    );
  }

  private name(table: Moment['table'], was: Position): Position {
    return this.naming.name(table, [], was);
  }

  /** The table that the shown one is compared with. */
  private before(): Moment['table'] {
    const whole = typeof this.showing === 'number' || this.showing === 'before';
    const first = whole ? (this.turn?.first_event ?? this.at) : this.at;
    return (this.moments[first - 1] ?? this.moment).table;
  }

  private table(): Moment['table'] {
    if (this.showing === 'draft' && this.draft !== null) return tableIn(this.draft);
    if (this.showing === 'before') return this.before();
    return this.imagined?.table ?? this.moment.table;
  }

  /** From the moment of the turn at which the player had all that the best turn needs. */
  private laying(turn: TurnReview, best: BestPossible, steps: number): Laying {
    const moments = this.moments.slice(turn.first_event - 1, turn.last_event);
    const racks = moments.map((moment) => moment.racks[turn.seat] ?? []);
    const rack =
      racks.find((tiles) => without([...tiles, ...(best.taken ? [best.taken] : [])], best.play)) ??
      racks[0] ??
      [];
    return afterSteps(moments[0]?.table ?? [], rack, best, steps);
  }
}

// The best turn of a position step by step: the table as it lies after so many of its steps.

type Tiles = readonly string[];

export interface Laying {
  table: string[][];
  rack: string[];
}

export function afterSteps(before: readonly Tiles[], rack: Tiles, best: BestPossible, count: number): Laying {
  if (count >= best.steps.length)
    return {
      table: best.table.map((meld) => [...meld]),
      rack: without([...rack, ...taken(best)], best.play) ?? [],
    };
  const old = before.map((meld) => [...meld]);
  const fresh = new Map<number, string[]>();
  let hand = [...rack, ...taken(best)].map(plain);
  for (const step of best.steps.slice(0, count)) {
    if (step.source < 0) hand = without(hand, step.tiles) ?? hand;
    else old[step.source] = without(old[step.source] ?? [], step.tiles) ?? [];
    if (step.target < 0) hand = [...hand, ...step.tiles];
    else if (step.onto >= 0) old[step.onto]?.push(...step.tiles);
    else fresh.set(step.target, [...(fresh.get(step.target) ?? []), ...step.tiles]);
  }
  const table = [...old, ...fresh.values()]
    .filter((meld) => meld.length)
    .map((meld) => likeEnd(meld, best.table));
  return { table, rack: hand };
}

const taken = (best: BestPossible): string[] => (best.taken ? [best.taken] : []);

/** The tiles of a set in the making, in the order in which they will lie. */
function likeEnd(meld: Tiles, ends: readonly Tiles[]): string[] {
  const shared = (end: Tiles): number => meld.length - leftOf(meld, end).length;
  const end = [...ends].sort((a, b) => shared(b) - shared(a))[0] ?? [];
  const rest = leftOf(meld, end);
  const lying = end.filter((tile) => meld.map(plain).includes(plain(tile)));
  return shared(end) === lying.length ? [...lying, ...rest] : [...meld];
}

/** What of the tiles is not among the others. */
function leftOf(tiles: Tiles, others: Tiles): string[] {
  const left = others.map(plain);
  return tiles.filter((tile) => {
    const at = left.indexOf(plain(tile));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
