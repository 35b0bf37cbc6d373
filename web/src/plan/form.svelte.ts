/** What is chosen for a table before it is opened or changed. */
import { checkPlan, Refusal, rulesInfo } from '../wire/api.ts';
import { companyFor } from '../ui/company.ts';
import type { Value } from '../rulebook/summary.ts';
import type { HintPolicy, ParameterInfo, Plan, RulesInfo } from '../wire/protocol.ts';
import { lastCompany, settings } from '../ui/settings.svelte.ts';
import { learn, reasonText, t } from '../ui/words.svelte.ts';
import { levelsFor, nearest } from './groups.ts';

const MOST_COMPUTERS = 5;
/** Checking waits until the player has stopped choosing. */
const PAUSE = 250;
/** Fixed by the box, or chosen elsewhere on the page. */
const HIDDEN = new Set([
  'colours',
  'numbers',
  'copies',
  'jokers_by_players',
  'colours_by_players',
  'players',
  'rounds',
  'time_limit_s',
  'run_wrap',
  'match_winner',
  'pool_empty',
  'blocked_round',
  'must_lay_rack_tile',
]);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export class PlanForm {
  info = $state.raw<RulesInfo | null>(null);
  preset = $state(settings.quick.preset);
  players = $state(settings.quick.players);
  bots = $state(0);
  /** Who plays on the seats of computers, in their order. */
  company = $state<string[]>([]);
  clock = $state<number | null>(null);
  rounds = $state<number | null>(null);
  hints = $state<HintPolicy>('free');
  listed = $state(false);
  liveDrafts = $state(true);
  options = $state<Record<string, Value>>({});
  problems = $state.raw<readonly string[]>([]);
  private asked = 0;

  /** Begins with a plan that is there already, if there is one. */
  constructor(old: Plan | undefined) {
    if (!old) return;
    this.preset = old.preset ?? this.preset;
    this.players = old.players ?? this.players;
    this.options = { ...old.options };
    [this.clock, this.rounds, this.hints] = [old.clock ?? null, old.rounds ?? null, old.hints ?? 'free'];
    [this.listed, this.liveDrafts] = [old.public ?? false, old.live_drafts ?? true];
  }

  async load(): Promise<void> {
    try {
      const [rules] = await Promise.all([rulesInfo(), learn(settings.language, 'rules', 'doors', 'company')]);
      this.info = rules;
      this.company = companyFor(MOST_COMPUTERS, lastCompany(), rules.levels);
    } catch {
      this.problems = [t('offline')];
    }
  }

  readonly box = $derived.by(() => this.info?.presets.find((other) => other.id === this.preset));
  readonly most = $derived.by(() => this.box?.players[1] ?? 4);
  readonly least = $derived.by(() => this.box?.players[0] ?? 2);
  /** The levels worth a choice under these rules. */
  readonly levels: readonly string[] = $derived.by(() =>
    this.info ? levelsFor(this.info, this.preset, this.players) : [],
  );
  /** Options that differ from the box as it is printed. */
  readonly changes = $derived.by(() =>
    Object.fromEntries(
      Object.entries(this.options).filter(([name, value]) => !same(value, this.box?.rules[name])),
    ),
  );
  readonly changeCount = $derived.by(() => Object.keys(this.changes).length);
  readonly printedClock = $derived.by(() => Number(this.box?.rules['time_limit_s'] ?? 0));
  readonly printedRounds = $derived.by(() => {
    const rounds = this.box?.rules['rounds'];
    return typeof rounds === 'number' ? rounds : null;
  });
  /** Everything that differs from the sheet, clock and rounds too. */
  readonly differing: ReadonlySet<string> = $derived.by(() => {
    const clock = this.clock !== null && this.clock !== this.printedClock;
    const rounds = this.rounds !== null && this.rounds !== this.printedRounds;
    return new Set([
      ...Object.keys(this.changes),
      ...(clock ? ['time_limit_s'] : []),
      ...(rounds ? ['rounds'] : []),
    ]);
  });
  /** The rules as they would be played, and those that differ, as the server tells them of a table. */
  readonly played = $derived.by(() => {
    const clock = this.clock ?? this.printedClock;
    const rules = { ...this.box?.rules, ...this.options, time_limit_s: clock };
    const changes = Object.fromEntries(
      [...this.differing]
        .filter((name) => name !== 'rounds')
        .map((name) => [name, rules[name as keyof typeof rules]]),
    );
    return { rules, changes };
  });
  readonly plan: Plan = $derived.by(() => ({
    preset: this.preset,
    players: this.players,
    rounds: this.rounds,
    clock: this.clock,
    public: this.listed,
    free_text: !this.listed, // friends may write what they like
    live_drafts: this.liveDrafts,
    hints: this.hints,
    tempo: settings.bots,
    options: this.changes,
  }));
  /** The house rules that one may choose. */
  readonly parameters: readonly ParameterInfo[] = $derived.by(() =>
    (this.info?.parameters ?? []).filter(
      ({ name, choices, high }) => !HIDDEN.has(name) && (choices.length > 1 || high !== null),
    ),
  );

  valueOf(name: string): Value | undefined {
    return name in this.options ? this.options[name] : this.box?.rules[name];
  }

  choosePreset(id: string): void {
    this.preset = id;
    this.backToSheet();
  }

  backToSheet(): void {
    this.options = {};
    [this.clock, this.rounds] = [null, null];
  }

  /** Keeps the numbers of people and computers within what the box allows. */
  clamp(): void {
    this.players = Math.max(this.least, Math.min(this.most, this.players));
    this.bots = Math.max(0, Math.min(this.players - 1, this.bots));
    const { info, levels } = this;
    const company = info ? this.company.map((one) => nearest(info, levels, one)) : [];
    if (!same(company, this.company) && info) this.company = company;
  }

  /** Asks the server what is wrong with the plan; to be called again after each change. */
  check(): (() => void) | undefined {
    const wanted = $state.snapshot(this.plan) as Plan;
    const mine = ++this.asked;
    if (!this.info) return undefined;
    if (!this.changeCount) {
      this.problems = []; // a box as it is printed can always be played
      return undefined;
    }
    const timer = setTimeout(() => void this.ask(wanted, mine), PAUSE);
    return () => clearTimeout(timer);
  }

  private async ask(wanted: Plan, mine: number): Promise<void> {
    const problems = await checkPlan(wanted).then(
      (answer) => answer.problems,
      (error: unknown) => (error instanceof Refusal ? error.reasons : []),
    );
    // Or it answers to what was chosen before.
    if (mine === this.asked) this.problems = problems.map(reasonText);
  }
}
