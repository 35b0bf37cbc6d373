/** What the rules of a table mean for the hands: read from the names and values that the server sends. */
import type { Shape } from './melds.ts';
import type { OpeningRules } from './opening.ts';
import type { Colour } from './tile.ts';

export interface House {
  shape: Shape;
  opening: OpeningRules;
  /** The table is closed to a player until the turn after the opening. */
  closedThisTurn: boolean;
  /** One player's opening opens the table for all. */
  openedForAll: boolean;
  /** Sets with a joker may not be touched. */
  frozen: boolean;
  /** A joker on the table keeps its meaning until it is swapped. */
  keepsMeaning: boolean;
  /** A swapped joker may go to the rack. */
  jokersReturn: boolean;
  /** A swap is said aloud. */
  announced: boolean;
  /** There is a place for discards. */
  discards: boolean;
  /** Open tiles may be taken. */
  takes: boolean;
  /** Every turn begins with a draw. */
  drawsFirst: boolean;
}

export type RuleValues = Readonly<Record<string, unknown>>;

export function houseOf(rules: RuleValues, colours: readonly Colour[]): House {
  const joker = rules['opening_joker_value'];
  const most = rules['group_max'];
  return {
    shape: {
      colours,
      groupMax: typeof most === 'number' ? most : colours.length,
      distinct: rules['group_distinct_colours'] !== false,
    },
    opening: {
      min: Number(rules['opening_min'] ?? 30),
      jokerValue: typeof joker === 'number' ? joker : null,
      single: rules['opening_scope'] === 'single_set',
      handGameFree: rules['hand_game'] === 'double_and_no_minimum',
    },
    closedThisTurn: rules['table_access'] === 'turn_after_opening',
    openedForAll: rules['table_access'] === 'any_player_opened',
    frozen: rules['joker_sets'] === 'frozen',
    keepsMeaning: rules['joker_sets'] !== 'free',
    jokersReturn: rules['joker_after_swap'] === 'rack_allowed',
    announced: rules['joker_swap_announced'] === true,
    discards: rules['draw_mode'] !== 'instead_of_playing' || rules['starter_discard'] === true,
    takes: rules['take_discard'] !== 'never' || rules['face_up_eighth'] !== 'off',
    drawsFirst: rules['draw_mode'] === 'every_turn_then_place',
  };
}
