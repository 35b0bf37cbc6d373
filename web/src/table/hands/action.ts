/** What the one big button says and does. It is never grey without words. */
import { standing } from '../../board/melds.ts';
import { meldTexts, pieceOf } from '../../board/draft.ts';
import type { Room } from '../room/room.svelte.ts';
import { capital, named, t, tileName } from '../../ui/words.svelte.ts';
import { foundNothing } from '../model/words.ts';
import { faultWords } from '../model/standing.ts';

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

/** What the server refused. The set that it is about says all of it: what does not fit here is its first sentence. */
function refused({ now: { refusals, refusedFor } }: Room): Face {
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
    const looks = room.faulty.map((meld) => standing(meldTexts(meld), room.shape));
    const words = looks.some(({ state }) => state === 'illegal') ? 'sets-not-fitting' : 'unfinished';
    const [look] = looks;
    const fault = look && ('fault' in look ? look.fault : look.reading.faults[0]); // as the set itself says
    return {
      ...honey(
        t(words, { count: room.faulty.length }),
        look ? faultWords(look) : '',
        fault?.code ?? 'invalid_set',
      ),
      meld: first.id,
    };
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
