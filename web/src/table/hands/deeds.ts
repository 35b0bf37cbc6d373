/** The one big button: what it says and does. It is never grey without words. */
import { laid, meldTexts, type Piece, pieceOf } from '../../board/draft.ts';
import { standing } from '../../board/melds.ts';
import { lessMotion, settings } from '../../ui/settings.svelte.ts';
import { capital, named, signed, t, tileName } from '../../ui/words.svelte.ts';
import { showSheet } from '../model/turn.ts';
import { faultWords, isUnfinished, wrongSets } from '../model/standing.ts';
import { explainAt, say } from '../model/words.ts';
import type { Table } from '../model/table.ts';
import type { Room } from '../room/room.svelte.ts';

export type Deed = 'put' | 'draw' | 'play' | 'pass' | 'discard' | 'show' | 'sheet' | 'back' | 'none';

export interface Face {
  look: 'primary' | 'honey' | 'quiet';
  title: string;
  sub: string;
  deed: Deed;
  /** For `show`: the set meant. */
  meld?: number;
  /** The refusal behind it, by its code: the rules have a clause for it. */
  rule?: string | null;
}

const quiet = (title: string, sub = ''): Face => ({ look: 'quiet', title, sub, deed: 'none' });
const honey = (title: string, sub = '', rule: string | null = null): Face => ({
  look: 'honey',
  title,
  sub,
  deed: 'show',
  rule,
});
const primary = (title: string, sub: string, deed: Deed): Face => ({ look: 'primary', title, sub, deed });

/** Whether somebody was just told that nothing can be laid. */
export const foundNothing = ({ note }: Pick<Table, 'note'>): boolean => note === t('hint-nothing');

export function faceOfAction(room: Room): Face {
  if (room.interaction.dims) return inHand(room);
  const view = room.view;
  if (!view || !room.party) return quiet(t('connecting'));
  if (room.now.ending.result) return quiet(t('round-over'), room.now.ending.frame ? t('tap-on') : '');
  if (view.phase === 'round_over' || view.phase === 'match_over')
    return primary(t('score-sheet'), t(view.phase === 'match_over' ? 'match-over' : 'round-over'), 'sheet');
  if (room.party.paused) return quiet(t('paused'));
  if (view.phase === 'choosing') return quiet(t('choosing-starter'));
  if (room.seat === null)
    return quiet(t('watching'), view.turn === null ? '' : t('turn-of', { name: room.nameOf(view.turn) }));
  if (view.players[room.seat]?.given_up || room.may('take_over')) return primary(t('come-back'), '', 'back');
  if (!room.myTurn) return offTurn(room);
  if (room.now.refusals.length) return refused(room);
  return room.changed ? drafted(room) : untouched(room);
}

/** What would mend a set, while a bubble there says why not: the one tile without which it is right, if there is one. */
function mending({ now, shape }: Room, id: number): string {
  const meld = now.draft.now.melds.find((one) => one.id === id);
  const mine = laid(now.draft);
  const without = (piece: Piece): string[] =>
    meldTexts({ id, pieces: meld?.pieces.filter((other) => other !== piece) ?? [] });
  const found = meld?.pieces.filter(
    (piece) => mine.includes(piece) && standing(without(piece), shape).state === 'complete',
  );
  const only = found?.length === 1 ? found[0] : undefined;
  return only ? t('take-back-tile', { tile: tileName(only.text) }) : t('mend-or-back');
}

/** What the server refused. The set that it is about says all of it: what does not fit here is its first sentence. */
function refused(room: Room): Face {
  const { refusals, refusedFor } = room.now;
  const { refusal } = room.interaction;
  if (refusal) return { ...honey(mending(room, refusal.meld), '', refusedFor), meld: refusal.meld };
  const [first = ''] = refusals;
  const gist = first.replace(/^.*?:\s/, '').replace(/\. .*/, '.');
  return honey(first.length > 60 ? capital(gist) : first, '', refusedFor);
}

/** What is in hand, and how many sets take it. */
function inHand(room: Room): Face {
  const { carried, fitting } = room.interaction;
  const only =
    carried.length === 1 && carried[0] !== undefined ? pieceOf(room.now.draft.now, carried[0]) : undefined;
  const title = only ? capital(tileName(only.text)) : t('tiles-count', { count: carried.length });
  // None is no news; a finger has no keys.
  const keys = matchMedia('(hover: hover)').matches ? t('esc-back') : '';
  return quiet(title, fitting.size ? t('fits-in', { count: fitting.size }) : keys);
}

function offTurn(room: Room): Face {
  const turn = room.turnShown;
  const title = typeof turn === 'number' ? t('turn-of', { name: room.nameOf(turn) }) : '';
  const sub = room.planning ? t('planned', { count: room.laid.length }) : t('plan-ahead');
  return quiet(title, sub);
}

/** Every turn begins with a draw, or with taking an open tile for a play. */
const drawsFirst = (room: Room): boolean =>
  room.house.drawsFirst && !room.view?.has_drawn && room.may('draw');

/** Nothing is laid: draw, pass or discard. */
function untouched(room: Room): Face {
  const only = room.interaction.selected.size === 1 ? [...room.interaction.selected][0] : undefined;
  const tile = room.now.draft.base.rack.find((piece) => piece.id === only && !room.now.takes.has(piece.id));
  if (room.may('discard')) {
    if (tile) return primary(t('discard-tile', { tile: tileName(tile.text) }), '', 'discard');
    return honey(t(room.may('play') ? 'lay-or-discard' : 'choose-discard'), t('choose-discard-how'));
  }
  // Whoever was told that nothing can be laid is not told to lay something.
  const sub = foundNothing(room.now)
    ? ''
    : room.mustOpen && room.house.opening.min > 0
      ? t('open-with', { minimum: room.house.opening.min })
      : t('lay-or-draw');
  if (room.may('draw'))
    return primary(t('do-draw'), drawsFirst(room) || !room.may('play') ? t('draw-first') : sub, 'draw');
  if (room.may('pass')) return primary(t('do-pass'), t('pool-empty'), 'pass');
  return quiet(t('your-turn'));
}

function drafted(room: Room): Face {
  const [first] = room.faulty;
  if (first) {
    const look = standing(meldTexts(first), room.shape);
    const fault = 'fault' in look ? look.fault : look.reading.faults[0]; // as the set itself says
    const { refusal } = room.interaction;
    const isTold = refusal?.meld === first.id && look.state === 'illegal';
    const [title, sub] = isTold
      ? [mending(room, first.id), '']
      : [wrongSets(room.faulty, room.shape), faultWords(look)];
    return { ...honey(title, sub, fault?.code ?? 'invalid_set'), meld: first.id };
  }
  if (!room.laid.length)
    return honey(t('refusal-no-rack-tile-played'), t('reset-helps'), 'no_rack_tile_played');
  if (room.mustOpen && room.openingValue < room.openingNeeds)
    return honey(
      t('refusal-opening-below-minimum', { value: room.openingValue, minimum: room.openingNeeds }),
      t('opening-help'),
      'opening_below_minimum',
    );
  if (drawsFirst(room) && !room.laid.some((piece) => room.now.takes.has(piece.id)))
    return honey(t('refusal-draw-first'), t('reset-helps'), 'draw_first');
  if (!room.may('play')) {
    const rule = room.may('draw')
      ? 'draw_first'
      : room.view?.has_drawn
        ? 'draw_and_play'
        : 'starter_only_discards';
    return honey(named('refusal', rule), t('reset-helps'), rule);
  }
  return primary(
    t('play-tiles', { count: room.laid.length }),
    room.now.draft.now.rack.length ? t('all-fits') : t('going-out'),
    'play',
  );
}

// -- what it does ------------------------------------------------------------------------------------

/** A second press within this time is meant. */
const SURE = 4000;
/** So long a drawn tile takes to land: a second tap on the button within it is a slip of the finger. */
export const LANDS = 400;

/** What the buttons of a table do. */
export class Deeds {
  private asked = -Infinity;
  private drew = -Infinity;

  constructor(
    private readonly room: Room,
    /** Shows a set that is meant. */
    private readonly show: (meld: number) => void,
  ) {}

  draw(): void {
    const { room } = this;
    if (!room.may('draw') || room.busy || this.isSlip()) return;
    // 5.3: lay or draw, and where a turn begins with a draw nothing is laid before it: what lies there goes back first.
    if (room.changed) return void room.act(say, t('status-reset-first'));
    if (settings.confirmDraw && performance.now() - this.asked > SURE) {
      this.asked = performance.now();
      return void room.act(say, t('draw-again'));
    }
    this.asked = -Infinity;
    this.drew = performance.now();
    void room.ask({ type: 'draw', seen: room.seen });
  }

  pass(): void {
    const { room } = this;
    if (!room.busy && !this.isSlip()) void room.ask({ type: 'pass', seen: room.seen });
  }

  /** Computers may answer before the finger is up: then the same button is there again, and means the next turn. */
  private isSlip(): boolean {
    // Without motion nothing is on its way, so nobody has to wait for it.
    return !lessMotion.now && performance.now() - this.drew < LANDS;
  }

  /** Presses the big button. */
  perform(face: Face): void {
    const { room } = this;
    if (room.busy) return;
    switch (face.deed) {
      case 'draw':
        return this.draw();
      case 'play':
        return void room.play();
      case 'pass':
        return this.pass();
      case 'discard':
        return this.discard();
      case 'sheet':
        return void room.act(showSheet, true);
      case 'back':
        return void room.ask({ type: 'come_back' });
      case 'show':
        return this.explain(face);
      case 'none':
        return;
    }
  }

  /** Discards the one selected tile. */
  discard(): void {
    const [id] = this.room.interaction.selected;
    if (id !== undefined && this.room.interaction.selected.size === 1) void this.room.discard(id);
    else this.room.act(say, t('choose-discard-how'));
  }

  /** Says why not, and shows the set meant. */
  private explain(face: Face): void {
    const { refusals } = this.room.now;
    if (face.meld !== undefined) this.show(face.meld);
    const meld = face.meld ?? this.room.interaction.refusal?.meld;
    // A set that is not finished is no mistake: it glows, and says itself what it needs.
    const isOnItsWay =
      !refusals.length &&
      this.room.faulty.some((one) => one.id === meld && isUnfinished(one, this.room.shape));
    if (meld !== undefined && !isOnItsWay)
      this.room.act(explainAt, {
        meld,
        text: refusals[0] ?? (face.sub || face.title),
        rule: face.rule ?? null,
      });
    if (meld !== undefined) return; // the bubble says it, and says it once
    const said = refusals.length ? refusals : [face.title, face.sub];
    this.room.act(say, said.filter((text, i) => text && said.indexOf(text) === i).join(' · '));
  }

  get hints(): boolean {
    return this.room.seat !== null && this.room.party?.plan.hints !== 'none';
  }

  /** What a hint costs, if it costs anything. */
  get hintPrice(): string {
    const price = this.room.party?.hint_prices?.best ?? 0;
    return price ? signed(-price) : '';
  }

  /** The word for a hint, with what it costs. */
  get hintLabel(): string {
    return this.hintPrice ? `${t('hint')} (${this.hintPrice})` : t('hint');
  }

  hint(): void {
    const { room } = this;
    if (!this.hints || !room.myTurn || room.busy) return;
    room.hint();
  }
}
