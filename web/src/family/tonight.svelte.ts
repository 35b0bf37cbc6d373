/** What this device would begin now: with whom, in which box, and who sits where when there are more people than chairs. */
import { kept } from '../wire/kept.ts';
import { rulesInfo } from '../wire/api.ts';
import type { Family, FamilyPerson, RulesInfo } from '../wire/protocol.ts';
import { type Answer, answersFor, drawn, type Offer, offerOf } from './chairs.ts';
import { play } from './play.ts';

/** Who watched last time. */
const WATCHED = 'family-watched';

export class Tonight {
  private info = $state.raw<RulesInfo | null>(null);
  private choice = $state.raw<Answer['kind'] | null>(null);
  readonly offer: Offer = $derived.by(() => offerOf(this.family()));
  readonly others: readonly FamilyPerson[] = $derived.by(() => {
    const { people, you } = this.family();
    if (STATIC) return people.filter(({ number }) => number !== you);
    return 'others' in this.offer ? this.offer.others : [];
  });
  readonly people = $derived(!STATIC && this.offer.do === 'play' ? this.others.length + 1 : 0);
  readonly preset = $derived.by(() => this.family().plan.preset ?? 'sabra');
  readonly seats = $derived.by(
    () => this.info?.presets.find(({ id }) => id === this.preset)?.players[1] ?? 0,
  );
  readonly answers = $derived.by(() =>
    answersFor(this.people, this.preset, this.family().language, this.info?.presets ?? []),
  );
  readonly answer = $derived(this.answers.find(({ kind }) => kind === this.choice) ?? this.answers[0]);
  private readonly numbers = $derived(this.others.map(({ number }) => number).join(' '));
  /** The lot is drawn when an answer is chosen, and Play names whom it fell on. */
  private readonly asked = $derived.by(() =>
    this.answer
      ? drawn(
          this.numbers.split(' ').map(Number),
          this.answer.chairs,
          kept.readValue<number[]>(WATCHED, []),
          Math.random,
        )
      : [],
  );
  /** With whom I would play. */
  readonly fellows = $derived(
    this.others.filter(({ number }) => !this.answer || this.asked.includes(number)),
  );

  constructor(private readonly family: () => Family) {
    rulesInfo().then(
      (found) => (this.info = found),
      () => undefined,
    );
  }

  choose(answer: Answer): void {
    this.choice = answer.kind;
  }

  /** Opens the table and says where it is. */
  async open(): Promise<string> {
    const { answer, others, asked } = this;
    if (!answer) return play(this.family(), {});
    const code = await play(this.family(), { players: answer.chairs, preset: answer.preset, asked });
    const watches = answer.kind === 'watch' ? others.filter(({ number }) => !asked.includes(number)) : [];
    kept.writeValue(
      WATCHED,
      watches.map(({ number }) => number),
    );
    return code;
  }
}
