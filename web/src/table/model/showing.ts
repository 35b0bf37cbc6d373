/** What is shown for a while by itself: how a round ends, frame by frame, and a turn of the round once more. */
import type { RoundEnded } from '../../wire/protocol.ts';
import { restored } from '../../board/layout.ts';
import {
  after,
  type Change,
  change,
  type EndFrame,
  type Ending,
  NO_ENDING,
  NOT_AGAIN,
  handle,
  type Table,
  type Timer,
  type World,
} from './table.ts';
import { refresh, showDraft } from './turn.ts';

/** Racks are looked at for so long after they are counted; how long the counting takes is the page's to say. */
const MATCH: Ending['times'] = { out: 1600, racks: 1600, won: 2400 };
const ROUND: Ending['times'] = { out: 900, racks: 1200, won: 0 };
/** By then nobody is counting any more: the page that should have could not be fetched. */
const LONGEST_COUNT = 30_000;
const STILL: Ending['times'] = { out: 1200, racks: 4000, won: 2400 };

/** Only when the page has drawn the last move is it known how long its tiles fly; so its frames begin later. */
export function beginEnding(
  table: Table,
  result: RoundEnded,
  melds: ReadonlySet<number>,
  isMatch: boolean,
  { lessMotion }: World,
): Change {
  const times = lessMotion ? STILL : isMatch ? MATCH : ROUND;
  const ending: Ending = { frame: null, result, melds, isMatch, times, waitsFor: 'drawing' };
  return change(table, { ending }, { do: 'later', timer: 'ending', ms: 0 });
}

/** Time is up for whatever is waited for. */
export function goOnEnding(table: Table, { landing }: World): Change {
  const { ending } = table;
  if (ending.waitsFor === 'drawing')
    return change(
      table,
      { ending: { ...ending, waitsFor: 'landing' } },
      { do: 'later', timer: 'ending', ms: Math.max(0, landing()) },
    );
  if (ending.waitsFor === 'landing') return show(table, ending.result?.blocked ? 'racks' : 'out');
  return skipFrame(table);
}

/** Every rack is counted, and can be looked at for a while. */
export const counted = (table: Table): Change =>
  table.ending.frame === 'racks'
    ? change(table, {}, { do: 'later', timer: 'ending', ms: table.ending.times.racks })
    : change(table, {});

/** To the next frame. */
export function skipFrame(table: Table): Change {
  const { frame, isMatch } = table.ending;
  if (frame === 'out') return show(table, 'racks');
  return frame === 'racks' && isMatch ? show(table, 'won') : finishEnding(table);
}

export const finishEnding = (table: Table): Change =>
  change(table, { ending: NO_ENDING, sheet: true }, { do: 'stop', timer: 'ending' });

export const stopEnding = (table: Table): Change =>
  change(table, { ending: NO_ENDING }, { do: 'stop', timer: 'ending' });

/** Opens or closes the score sheet. */
export const showSheet = (table: Table, sheet: boolean): Change => change(table, { sheet });

const show = (table: Table, frame: EndFrame): Change =>
  change(
    table,
    { ending: { ...table.ending, frame, waitsFor: null } },
    // Counting is never cut: its time begins when it is done.
    { do: 'later', timer: 'ending', ms: frame === 'racks' ? LONGEST_COUNT : table.ending.times[frame] },
  );

// -- a turn once more -------------------------------------------------------------------------------

/** The flight, and a moment to look. */
const AFTER = 1600 + 1200;

/** Time is up for what is shown. */
export function goOnAgain(table: Table): Change {
  const { again } = table;
  if (!again.next) return endAgain(table);
  return after(refresh({ ...table, again: { ...again, shown: again.next, next: null } }), (now) =>
    change(now, {}, { do: 'later', timer: 'again', ms: AFTER }),
  );
}

export function endAgain(table: Table): Change {
  const { shown, layout } = table.again;
  const ended = change(table, { again: NOT_AGAIN }, { do: 'stop', timer: 'again' });
  if (!shown) return ended;
  return after(ended, (now) => refresh({ ...now, places: restored(now.places, layout) }));
}

// -- time --------------------------------------------------------------------------------------------

/** A timer has run out. */
export function ring(table: Table, timer: Timer, world: World): Change {
  switch (timer) {
    case 'note':
      return change(table, { note: '' });
    case 'shaken':
      return handle(table, { shaken: null });
    case 'opened':
      return change(table, { openedWith: null });
    case 'draft':
      return showDraft(table);
    case 'again':
      return goOnAgain(table);
    case 'ending':
      return goOnEnding(table, world);
  }
}
