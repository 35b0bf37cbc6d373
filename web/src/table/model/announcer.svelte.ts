/** What the player is told: a line under the table for a while, the last move, and what screen readers hear. */
import type { GameEvent, GameView } from '../../wire/protocol.ts';
import { sound } from '../../ui/sound.ts';
import { t } from '../../ui/words.svelte.ts';
import { type Company, sentence } from './news.ts';

const NOTE = 5000;

export class Announcer {
  note = $state('');
  heard = $state('');
  log = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a line for a while. */
  say(text: string, ms = NOTE): void {
    this.note = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.note = ''), ms);
  }

  /** Shows a line and says it aloud. */
  warn(text: string): void {
    this.say(text);
    this.heard = text;
  }

  /** Tells what happened, in words and by sound. */
  tell(news: readonly GameEvent[], was: GameView | null, view: GameView, company: Company): void {
    const sentences = news.map((event) => sentence(event, company)).filter((text) => text);
    if (sentences.length) {
      this.log = sentences[sentences.length - 1] ?? '';
      this.heard = [...sentences, company.where].join(' ').trim();
    }
    const mine =
      view.turn !== null &&
      view.turn === view.seat &&
      (was?.turn !== view.turn || was?.number !== view.number);
    if (mine) this.heard = `${this.heard} ${t('your-turn')}`;
    const has = (type: GameEvent['type']): boolean => news.some((event) => event.type === type);
    if (has('round_ended')) sound('end');
    else if (mine) sound('turn');
    else if (has('played')) sound('lay');
    else if (has('drew')) sound('draw');
  }
}
