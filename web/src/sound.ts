/** Small sounds, made on the spot: nothing is loaded, and all can be turned off. */
import { settings } from './settings.svelte.ts';

export type Sound = 'lay' | 'draw' | 'turn' | 'no' | 'end' | 'tick';

/** Pitch, length in seconds, loudness. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  lay: [
    [1900, 0.03, 0.12],
    [950, 0.05, 0.08],
  ],
  draw: [[700, 0.05, 0.06]],
  turn: [
    [660, 0.12, 0.09],
    [880, 0.18, 0.09],
  ],
  no: [[220, 0.09, 0.08]],
  end: [
    [523, 0.14, 0.08],
    [659, 0.14, 0.08],
    [784, 0.3, 0.08],
  ],
  tick: [[1200, 0.02, 0.05]],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  // Browsers want a touch first; before that there is simply no sound.
  if (!context && !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume().catch(() => undefined); // a call or the lock screen stopped it
  let at = context.currentTime;
  for (const [pitch, length, loud] of NOTES[name]) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = 'triangle';
    oscillator.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
    at += length * 0.8;
  }
}

export function buzz(ms: number): void {
  if (settings.vibration && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(ms);
}
