/** A turn that can be played again: a table for one, in the page, and the judge who says what goes. */
import type { TableLayout } from '../board/layout.ts';
import type { Colour } from '../board/tile.ts';
import { Room } from '../table/room/room.svelte.ts';
import { learnRules } from '../ui/words.svelte.ts';
import { settings } from '../ui/settings.svelte.ts';
import { judgeAtHome, rulesInfo } from '../wire/api.ts';
import { LocalTable } from '../wire/local.ts';
import type { CompanionPosition, RefusalOf, Review } from '../wire/protocol.ts';

export interface Trial {
  preset: string;
  options: Review['options'];
  players: number;
  colours: readonly string[];
  table: readonly (readonly string[])[];
  rack: readonly string[];
  opened: boolean;
  best: number;
  /** Whose turn it was. */
  seat: number;
}

const BUSY: RefusalOf[] = [{ code: 'busy', args: {} }];

/** What speaks against leaving the table like this; nothing: it is a turn. */
export async function reasonsAgainst(
  trial: Trial,
  after: readonly (readonly string[])[],
): Promise<RefusalOf[]> {
  const turn: CompanionPosition & { after: string[][]; announced: boolean } = {
    preset: trial.preset,
    players: trial.players,
    options: trial.options,
    table: trial.table.map((set) => [...set]),
    rack: [...trial.rack],
    opened: trial.opened,
    after: after.map((set) => [...set]),
    announced: true,
  };
  return judgeAtHome(turn).then(
    (verdict) => verdict.reasons,
    () => BUSY,
  );
}

/** The table of then, with the rack of then. */
export async function tableOf(trial: Trial): Promise<Room> {
  const [info] = await Promise.all([rulesInfo(), learnRules(settings.language)]);
  const preset = info.presets.find((one) => one.id === trial.preset);
  if (!preset) throw new Error(trial.preset);
  const rules = { ...preset.rules, ...trial.options };
  const jokers = (rules['jokers_by_players'] as Record<string, number>)[String(trial.players)] ?? 2;
  const table = new LocalTable(
    { preset: trial.preset, rules, changes: trial.options, colours: trial.colours as Colour[], jokers },
    { table: trial.table.map((set) => [...set]), rack: [...trial.rack], opened: trial.opened },
    // Whoever played a part of it goes on from there.
    { play: (draft, before) => reasonsAgainst({ ...trial, ...before }, draft.table) },
  );
  return new Room('try', null, table.open);
}

/** The same places for sets that have other numbers: those of `ids`, in the same order. */
export const withNumbers = (
  layout: TableLayout,
  was: readonly number[],
  ids: readonly number[],
): TableLayout => ({
  ...layout,
  anchors: layout.anchors.map((anchor) => ({ ...anchor, id: ids[was.indexOf(anchor.id)] ?? -1 })),
});
