/** Plays the sounds of the table. Nothing is loaded, and all can be turned off. */
import { settings } from './settings.svelte.ts';
import type { Sound } from './strokes.ts';

let context: AudioContext | null = null;
const rendered = new Map<Sound, AudioBuffer>();

const strokes = (): Promise<typeof import('./strokes.ts')> => import('./strokes.ts');

async function bufferOf(name: Sound, from: AudioContext): Promise<AudioBuffer> {
  const known = rendered.get(name);
  if (known) return known;
  const { render, STROKES } = await strokes();
  const samples = render(STROKES[name], from.sampleRate);
  const buffer = from.createBuffer(1, samples.length, from.sampleRate);
  buffer.copyToChannel(samples, 0);
  rendered.set(name, buffer);
  return buffer;
}

/** A phone that is silent stays so: these are no music that somebody asked for. */
function makeAmbient(): void {
  const session = (navigator as Navigator & { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'ambient';
}

/** What is felt with a sound, in milliseconds, where the device can. */
const FELT: Partial<Record<Sound, number>> = { no: 20, open: 30, end: 60 };

/** Whether there is anything to hear: browsers want a touch first; before that there is simply no sound. */
const isHeard = (): boolean =>
  settings.sounds &&
  !!settings.volume &&
  typeof AudioContext !== 'undefined' &&
  (!!context || !!navigator.userActivation?.hasBeenActive);

function contextNow(): AudioContext {
  if (!context) makeAmbient();
  return (context ??= new AudioContext());
}

const whenIdle = (work: () => Promise<void>): void => {
  const begin = (): void => void work().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin);
  else setTimeout(begin, 200);
};

/** Makes the sounds in idle moments after the first touch, one by one, so that none of them holds up tiles that move. */
export function prepareSounds(): void {
  if (isHeard()) whenIdle(makeNext);
  else addEventListener('click', () => isHeard() && whenIdle(makeNext), { once: true });
}

async function makeNext(): Promise<void> {
  const { STROKES } = await strokes();
  // To open the sound takes long enough for one idle moment: the first sound is made in the next.
  const isNew = !context;
  const from = contextNow();
  const next = isNew ? undefined : (Object.keys(STROKES) as Sound[]).find((name) => !rendered.has(name));
  if (next) await bufferOf(next, from);
  if (isNew || next) whenIdle(makeNext);
}

export function sound(name: Sound): void {
  const felt = FELT[name];
  if (felt) buzz(felt);
  if (isHeard()) setTimeout(() => void play(name).catch(() => undefined)); // not before what is seen has been worked out
}

async function play(name: Sound): Promise<void> {
  const context = contextNow();
  if (context.state !== 'running') void context.resume().catch(() => undefined); // a call or the lock screen stopped it
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = await bufferOf(name, context);
  source.playbackRate.value = name === 'lay' || name === 'draw' ? 0.94 + Math.random() * 0.12 : 1; // no two tiles sound alike
  gain.gain.value = settings.volume;
  source.connect(gain).connect(context.destination);
  source.start();
}

export function buzz(ms: number): void {
  if (settings.vibration && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(ms);
}
