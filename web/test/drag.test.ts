/** What a finger means. */
import { describe, expect, it } from 'vitest';
import {
  recognize,
  type Gesture,
  type Gesturing,
  idle,
  type Input,
  type Under,
} from '../src/board/screen.ts';

const tile: Under = { kind: 'tile', id: 5, where: 'rack' };
const cloth: Under = { kind: 'cloth' };
const at = (x: number, y = 0): { x: number; y: number } => ({ x, y });

function play(...inputs: Input[]): Gesture[] {
  let state: Gesturing = idle;
  return inputs.flatMap((input) => {
    const [next, gestures] = recognize(state, input);
    state = next;
    return gestures;
  });
}
const down = (x: number, time: number, under: Under = tile, pointer = 1): Input => ({
  type: 'down',
  pointer,
  at: at(x),
  time,
  under,
  touch: true,
});
const up = (x: number, time: number, under: Under = tile, pointer = 1): Input => ({
  type: 'up',
  pointer,
  at: at(x),
  time,
  under,
});
const move = (x: number, time: number, pointer = 1): Input => ({ type: 'move', pointer, at: at(x), time });

describe('gestures', () => {
  it('a tap, and a second one soon after', () => {
    expect(play(down(0, 0), up(1, 80)).map((g) => g.do)).toEqual(['tap']);
    expect(play(down(0, 0), up(1, 80), down(2, 200), up(2, 250)).map((g) => g.do)).toEqual([
      'tap',
      'double-tap',
    ]);
    expect(play(down(0, 0), up(1, 80), down(2, 900), up(2, 950)).map((g) => g.do)).toEqual(['tap', 'tap']);
  });
  it('a drag begins after a little way', () => {
    expect(play(down(0, 0), move(5, 10), up(5, 20)).map((g) => g.do)).toEqual(['tap']);
    expect(play(down(0, 0), move(30, 10), up(40, 20, cloth)).map((g) => g.do)).toEqual([
      'drag-start',
      'drag-move',
      'drag-end',
    ]);
  });
  it('a long press picks up and carries', () => {
    const done = play(down(0, 0), { type: 'tick', time: 400 }, move(50, 450), up(50, 500, cloth));
    expect(done.map((g) => g.do)).toEqual(['long-press', 'drag-move', 'drag-end']);
  });
  it('a clock that ran ahead of the finger makes no long press', () => {
    const tick: Input = { type: 'tick', time: 900 };
    expect(play(down(0, 0), tick, up(1, 80)).map((g) => g.do)).toEqual(['long-press', 'drag-cancel', 'tap']);
    expect(play(down(0, 0), tick, move(50, 60), up(50, 90, cloth)).map((g) => g.do)).toEqual([
      'long-press',
      'drag-cancel',
      'drag-start',
      'drag-move',
      'drag-end',
    ]);
  });
  it('bare cloth gives a lasso, or a tap', () => {
    expect(play(down(0, 0, cloth), move(50, 30), up(60, 50)).map((g) => g.do)).toEqual([
      'lasso-move',
      'lasso-end',
    ]);
    expect(play(down(0, 0, cloth), up(0, 50, cloth)).map((g) => g.do)).toEqual(['tap']);
  });
  it('two and three fingers', () => {
    expect(play(down(0, 0), down(80, 20, tile, 2), up(0, 90), up(80, 100, tile, 2))).toEqual([
      { do: 'fingers', count: 2 },
    ]);
    expect(
      play(
        down(0, 0),
        down(80, 20, tile, 2),
        down(90, 30, tile, 3),
        up(0, 90),
        up(80, 100, tile, 2),
        up(9, 120, tile, 3),
      ),
    ).toEqual([{ do: 'fingers', count: 3 }]);
  });
  it('a second finger ends a drag and nothing is lost', () => {
    const done = play(down(0, 0), move(50, 10), down(90, 20, tile, 2), up(50, 30), up(90, 40, tile, 2));
    expect(done.map((g) => g.do)).toContain('drag-cancel');
    expect(done.map((g) => g.do)).not.toContain('drag-end');
  });
});
