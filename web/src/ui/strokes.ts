/**
 * Sounds of wood and clay, computed: a tile is a few short tones that die away at once, with the noise of the touch
 * before them; a wooden bar rings longer.
 */
export type Sound = 'lay' | 'draw' | 'turn' | 'no' | 'end' | 'tick' | 'open' | 'gong';

/** A tone of a body that was struck: pitch in hertz, how long it takes to die away in seconds, loudness. */
type Tone = readonly [pitch: number, fades: number, loud: number];
interface Stroke {
  /** When, in seconds. */
  at: number;
  tones: readonly Tone[];
  /** How loud the touch itself is. */
  touch: number;
}

/** A tile of clay on another, and on wood. */
const CLAY: readonly Tone[] = [
  [2150, 0.014, 0.5],
  [3480, 0.009, 0.34],
  [5230, 0.006, 0.2],
  [410, 0.022, 0.42],
];
const WOOD: readonly Tone[] = [
  [182, 0.05, 0.8],
  [415, 0.026, 0.4],
  [960, 0.012, 0.2],
];
/** The overtones of a bar that lies free at both ends. */
const bar = (pitch: number, loud: number): Tone[] => [
  [pitch, 0.24, loud],
  [pitch * 3.93, 0.06, loud * 0.3],
  [pitch * 9.2, 0.02, loud * 0.12],
];
const quieter = (tones: readonly Tone[], by: number): Tone[] =>
  tones.map(([pitch, fades, loud]) => [pitch, fades, loud * by]);

export const STROKES: Record<Sound, readonly Stroke[]> = {
  lay: [{ at: 0, tones: [...CLAY, ...quieter(WOOD, 0.5)], touch: 0.5 }],
  draw: [
    { at: 0, tones: quieter(CLAY, 0.35), touch: 0.25 },
    { at: 0.07, tones: quieter([...CLAY, ...WOOD], 0.5), touch: 0.3 },
  ],
  turn: [
    { at: 0, tones: bar(523, 0.4), touch: 0.1 },
    { at: 0.13, tones: bar(784, 0.4), touch: 0.1 },
  ],
  no: [
    { at: 0, tones: WOOD, touch: 0.2 },
    { at: 0.09, tones: quieter(WOOD, 0.8), touch: 0.15 },
  ],
  open: [523, 659, 784].map((pitch, i) => ({ at: i * 0.09, tones: bar(pitch, 0.35), touch: 0.1 })),
  end: [392, 523, 659, 784, 1047].map((pitch, i) => ({ at: i * 0.11, tones: bar(pitch, 0.38), touch: 0.1 })),
  tick: [{ at: 0, tones: quieter(CLAY, 0.3), touch: 0.1 }],
  // A soft one, for the end of somebody's time.
  gong: [
    {
      at: 0,
      tones: [
        [196, 0.5, 0.5],
        [329, 0.4, 0.25],
        [523, 0.25, 0.12],
      ],
      touch: 0.05,
    },
  ],
};

const TOUCH = 0.0016;
const SILENCE = 7; // after so many times its fading nothing is left of a tone

/** The sound as samples. */
export function render(strokes: readonly Stroke[], rate: number): Float32Array<ArrayBuffer> {
  const end = Math.max(...strokes.flatMap(({ at, tones }) => tones.map(([, fades]) => at + fades * SILENCE)));
  const samples = new Float32Array(Math.ceil(end * rate));
  for (const { at, tones, touch } of strokes) {
    const from = Math.floor(at * rate);
    for (const [pitch, fades, loud] of tones) {
      const length = Math.min(samples.length - from, Math.floor(fades * SILENCE * rate));
      // A tone that dies away follows from its two samples before: no sine and no power for each of them.
      const shrink = Math.exp(-1 / (fades * rate));
      const turn = (2 * Math.PI * pitch) / rate;
      const [ahead, back] = [2 * shrink * Math.cos(turn), shrink * shrink];
      let [before, now] = [0, loud * shrink * Math.sin(turn)];
      for (let i = 1; i < length; i++) {
        // A blunt beginning, not a click of the loudspeaker.
        const attack = Math.min(1, i / (0.0006 * rate));
        samples[from + i] = (samples[from + i] ?? 0) + attack * now;
        [before, now] = [now, ahead * now - back * before];
      }
    }
    for (let i = 0; i < TOUCH * rate * 3 && from + i < samples.length; i++)
      samples[from + i] =
        (samples[from + i] ?? 0) + touch * (Math.random() * 2 - 1) * Math.exp(-i / rate / TOUCH);
  }
  let loudest = 0.7;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  for (let i = 0; i < samples.length; i++) samples[i] = ((samples[i] ?? 0) * 0.7) / loudest;
  return samples;
}
