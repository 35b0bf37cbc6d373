/** Plays the sounds of the table. Nothing is loaded, and all can be turned off. */
import { settings } from './settings.svelte.ts';
import { render, type Sound, STROKES } from './strokes.ts';

let context: AudioContext | null = null;
const rendered = new Map<Sound, AudioBuffer>();

function bufferOf(name: Sound, from: AudioContext): AudioBuffer {
  const known = rendered.get(name);
  if (known) return known;
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

export function sound(name: Sound): void {
  const felt = FELT[name];
  if (felt) buzz(felt);
  if (!settings.sounds || !settings.volume || typeof AudioContext === 'undefined') return;
  // Browsers want a touch first; before that there is simply no sound.
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  if (!context) makeAmbient();
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume().catch(() => undefined); // a call or the lock screen stopped it
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = bufferOf(name, context);
  source.playbackRate.value = name === 'lay' || name === 'draw' ? 0.94 + Math.random() * 0.12 : 1; // no two tiles sound alike
  gain.gain.value = settings.volume;
  source.connect(gain).connect(context.destination);
  source.start();
}

export function buzz(ms: number): void {
  if (settings.vibration && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(ms);
}
