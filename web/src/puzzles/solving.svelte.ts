/** One try at a puzzle: the board without a server, the clock, hints, and the moment it is solved. */
import { tableOf } from '../board/draft.ts';
import { keptInTab } from '../wire/kept.ts';
import { type Box, LocalTable } from '../wire/local.ts';
import type { Draft, Hint, RefusalOf } from '../wire/protocol.ts';
import { Room } from '../table/room/room.svelte.ts';
import { endHint } from '../table/model/laying.ts';
import { marksOn } from '../table/model/standing.ts';
import { mark, sayAloud } from '../table/model/words.ts';
import { apply, moreHint, undo } from '../table/model/turn.ts';
import { sound } from '../ui/sound.ts';
import type { Day } from './daily.ts';
import { askAround } from './gathered.ts';
import { nextStep, type Stage, type Step, stepsBack, type Told, toldAt } from './hints.ts';
import { hintWords } from './said.ts';
import { coloursOf, type Puzzle } from './pack.ts';
import { type Outcome, writeDown } from './progress.svelte.ts';
import { rulesOf } from './shelf.ts';
import { type Verdict, verdictOf } from './task.ts';

/** Jokers in the box; what lies there is known, so the number only fills a field. */
const JOKERS = 2;
const DRAFTS = 'puzzle-draft';
const NOT_NOW: RefusalOf[] = [{ code: 'not_now', args: {} }];

interface KeptDraft {
  id: string;
  table: string[][];
  ms: number;
  hints: boolean;
}

function keptDraft(id: string): KeptDraft | null {
  const draft = keptInTab.readValue<KeptDraft | null>(DRAFTS, null);
  return draft?.id === id ? draft : null;
}

const keepDraft = (draft: KeptDraft | null): void =>
  void keptInTab.write(DRAFTS, draft && JSON.stringify(draft));

export interface Terms {
  day?: Day | null;
  /** In a run nothing is kept and nothing helps. */
  plain?: boolean;
  onsolved?: (solving: Solving) => void;
}

export class Solving {
  readonly room: Room;
  readonly day: Day | null;
  /** Milliseconds on the clock. */
  ms = $state(0);
  begun = $state(false);
  paused = $state(false);
  /** The furthest stage of a hint that was looked at. */
  hints = $state(0);
  /** What the hint says now, and how far it has gone; null: nothing is being said. */
  help = $state.raw<{ stage: Stage; words: string } | null>(null);
  /** So many steps have to be taken back before the puzzle can be finished. */
  back = $state(0);
  outcome = $state.raw<Outcome | null>(null);
  over = $state(false);
  /** The solution was shown. */
  seen = $state(false);
  verdict = $state.raw<Verdict | 'unknown'>('open');
  private since = 0;
  /** The step that the hint is about, and the draft it began from. */
  private step: Step | null = null;
  private helpedAt: unknown = null;

  constructor(
    readonly puzzle: Puzzle,
    private readonly terms: Terms = {},
  ) {
    this.day = terms.day ?? null;
    const table = new LocalTable(
      {
        preset: puzzle.rules,
        rules: (puzzle.own?.rules ?? rulesOf(puzzle.rules)) as Box['rules'],
        changes: JSON.parse(puzzle.optionsText) as Box['changes'],
        colours: coloursOf(puzzle),
        jokers: JOKERS,
      },
      { table: puzzle.table.map((set) => [...set]), rack: [...puzzle.rack], opened: puzzle.opened },
      { play: () => NOT_NOW, ...(terms.plain ? {} : { hint: () => this.solution() }) },
    );
    const kept = terms.plain ? null : keptDraft(puzzle.id);
    if (kept) {
      table.begun = { table: kept.table } as Draft;
      this.ms = kept.ms;
      this.hints = kept.hints ? 1 : 0;
    }
    this.room = new Room('puzzle', null, table.open);
  }

  close(): void {
    this.pauseClock();
    if (this.terms.plain || this.over || this.seen) keepDraft(null);
    else if (this.begun)
      keepDraft({
        id: this.puzzle.id,
        table: tableOf(this.room.now.draft.now),
        ms: this.ms,
        hints: this.hints > 0,
      });
    this.room.close();
  }

  // -- the clock ------------------------------------------------------------------------------------

  begin(): void {
    if (this.begun || this.over) return;
    this.begun = true;
    this.since = performance.now();
    if (!this.terms.plain) askAround();
  }

  tick(): void {
    if (!this.begun || this.paused || this.over) return;
    const now = performance.now();
    this.ms += now - this.since;
    this.since = now;
  }

  pause(on: boolean): void {
    if (this.over || !this.begun) return;
    this.tick();
    this.paused = on;
    this.since = performance.now();
  }

  private pauseClock(): void {
    this.tick();
    this.since = performance.now();
  }

  /** As the clock shows them. At least one: a puzzle is never solved in no time. */
  get seconds(): number {
    return Math.max(1, Math.ceil(this.ms / 1000));
  }

  // -- the table ------------------------------------------------------------------------------------

  /** Looks at the draft after each step. */
  async look(): Promise<void> {
    this.forgetHelp();
    const after = tableOf(this.room.now.draft.now);
    const said = JSON.stringify(after);
    let verdict: Verdict | 'unknown';
    try {
      verdict = await verdictOf(this.puzzle, this.room, after);
    } catch {
      verdict = 'unknown';
    }
    // The judge may have taken a while: by now something else may lie there.
    if (this.over || said !== JSON.stringify(tableOf(this.room.now.draft.now))) return;
    this.verdict = verdict;
    if (verdict === 'solved') this.finish();
  }

  private finish(): void {
    this.tick();
    this.over = true;
    this.room.act(endHint);
    sound('end');
    if (!this.terms.plain && !this.seen)
      this.outcome = writeDown(this.puzzle, this.day, this.seconds, this.hints > 0);
    this.terms.onsolved?.(this);
  }

  // -- help -----------------------------------------------------------------------------------------

  /** One stage further: where to look, which set, one step; then one more step. */
  hint(): void {
    if (this.over || this.paused || !this.begun) return;
    const { draft, history } = this.room.table;
    const { solution } = this.puzzle;
    this.hints = Math.max(this.hints, 1);
    this.back = stepsBack([draft, ...history.past.map((step) => step.draft).reverse()], solution);
    if (this.back) return this.tell({ key: 'puzzle-dead', melds: [], pieces: [] }, 1);
    const goesOn = this.helpedAt === draft && this.help;
    this.step = goesOn && this.help?.stage !== 3 ? this.step : nextStep(draft, solution);
    if (!this.step) return;
    const stage = goesOn ? Math.min(3, goesOn.stage + 1) : 1;
    if (stage === 3) this.play(this.step);
    this.tell(toldAt(stage as Stage, this.step), stage as Stage);
  }

  private play({ after }: Step): void {
    this.room.act((table) => {
      const { draft } = table;
      const past = [...draft.past, draft.now];
      return apply(table, { ...draft, now: after, past, nextMeld: draft.nextMeld + 1 });
    });
  }

  private tell(told: Told, stage: Stage): void {
    const words = hintWords(told);
    this.hints = Math.max(this.hints, stage);
    this.help = { stage, words };
    this.helpedAt = this.room.table.draft;
    this.room.act(mark, marksOn(told.pieces, told.melds));
    this.room.act(sayAloud, words);
  }

  /** Takes back what leads nowhere. */
  takeBack(): void {
    for (let steps = this.back; steps > 0; steps--) this.room.act(undo);
    this.forgetHelp();
  }

  /** Something was laid: what was said is over. */
  private forgetHelp(): void {
    if (this.helpedAt === this.room.table.draft) return;
    [this.help, this.back, this.helpedAt] = [null, 0, null];
  }

  /** Plays the solution, set by set; the puzzle counts as seen. */
  async reveal(): Promise<void> {
    this.begin();
    this.hints = 3;
    if (!this.room.interaction.coach) await this.room.askHint();
    while ((this.room.interaction.coach?.stage ?? 3) < 3) this.room.act(moreHint);
  }

  /** Whoever looks at the whole turn has seen the solution. */
  giveUp(): void {
    if (this.seen || this.over) return;
    this.seen = true;
    this.tick();
    if (!this.terms.plain) this.outcome = writeDown(this.puzzle, this.day, 0, true);
  }

  private async solution(): Promise<Partial<Hint>> {
    const { rack, solution, table } = this.puzzle;
    const before = table.flat();
    const play = solution.flat().filter((tile) => {
      const at = before.indexOf(tile);
      if (at >= 0) before.splice(at, 1);
      return at < 0;
    });
    return {
      status: 'optimal',
      play: play.filter((tile) => rack.includes(tile)),
      table: solution.map((set) => [...set]),
      steps: [],
    };
  }
}
