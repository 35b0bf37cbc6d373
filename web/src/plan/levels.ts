/** Which computers a table offers: levels that were measured to be apart under its rules. */
import type { RulesInfo } from '../wire/protocol.ts';

/** The levels worth a choice, weakest first. */
export function levelsFor(info: RulesInfo, preset: string, players: number): readonly string[] {
  const box = info.presets.find((one) => one.id === preset);
  return box?.levels[players - (box.players[0] ?? 2)] ?? info.levels;
}

/** A level that is offered in place of one that is not: the next one below it. */
export function nearest(info: RulesInfo, offered: readonly string[], wanted: string): string {
  const stays = offered.includes(wanted) || info.company.some((one) => one.id === wanted);
  if (stays || !info.levels.includes(wanted)) return wanted;
  const place = info.levels.indexOf(wanted);
  return offered.filter((one) => info.levels.indexOf(one) <= place).at(-1) ?? offered[0] ?? wanted;
}
