/** How a round ends before the eyes: frame by frame, each for a while, and any can be skipped. */
import type { RoundEnded } from '../../wire/protocol.ts';
import {
  type Change,
  change,
  type EndFrame,
  type Ending,
  NO_ENDING,
  type Table,
  type World,
} from './table.ts';

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
