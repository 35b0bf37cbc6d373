/** The steps in which somebody's turn comes onto the cloth. */
import { flushSync } from 'svelte';
import { type Spot, spotOf } from '../../board/screen.ts';
import { slide } from './flip.ts';
import { type Placed, putIn, spotOfSet, spotsOf } from '../model/places.ts';
import type { Arriving } from './arriving.svelte.ts';

/** A step ends with the set on which it has taken this long, in milliseconds. */
const LONG = 5;

/** New sets are made unseen, one by one; then the others make room; then the tiles change places. */
export function step(arriving: Arriving): void {
  const { list, cloth } = arriving;
  if (!list || !cloth) return arriving.finish();
  if (!makeSets(arriving, list) && !makeRoom(arriving, list, cloth)) changePlaces(arriving, list, cloth);
}

/** Does this with one after another, as many as a step has time for; says whether there were any. */
function each(sets: readonly Placed[], act: (one: Placed) => void): boolean {
  const began = performance.now();
  for (const one of sets) {
    act(one);
    // Drawn now, so that what it takes is measured, and the step ends in time.
    flushSync();
    if (performance.now() - began > LONG) break;
  }
  return sets.length > 0;
}

function makeSets(arriving: Arriving, list: readonly Placed[]): boolean {
  const there = new Set(list.map(({ meld }) => meld.id));
  const wanted = arriving.wanted();
  const fresh = wanted.filter(({ meld }) => !there.has(meld.id));
  return each(fresh, (one) => (arriving.list = putIn(arriving.list ?? [], one, wanted)));
}

/** Sets that stay as they are glide to where they should lie. */
function makeRoom(arriving: Arriving, list: readonly Placed[], cloth: HTMLElement): boolean {
  const old = new Map(list.map((one) => [one.meld, one]));
  // Not those of another size: they change with their tiles, in the last step.
  const moved = arriving.wanted().filter((one) => {
    const was = old.get(one.meld);
    return was && !was.unseen && was.w === one.w && (was.x !== one.x || was.y !== one.y);
  });
  if (!moved.length) return false;
  const corner = spotOf(cloth);
  return each(moved, (one) => {
    const was = old.get(one.meld) as Placed;
    arriving.list = arriving.list?.map((other) => (other === was ? one : other)) ?? null;
    const set = cloth.querySelector<HTMLElement>(`:scope > [data-meld="${one.meld.id}"]`);
    if (set) slide(set, spotOfSet(was, corner), spotOfSet(one, corner));
  });
}

/** Everything as it should be; whoever looks on finds where the tiles were, and where they are. */
function changePlaces(arriving: Arriving, list: readonly Placed[], cloth: HTMLElement): void {
  const wanted = arriving.wanted();
  const lying = list.filter(({ unseen }) => !unseen);
  const corner = spotOf(cloth);
  arriving.change = {
    before: spotsIn(unlike(lying, wanted), corner),
    after: spotsIn(unlike(wanted, lying), corner),
  };
  arriving.list = null;
  flushSync();
  arriving.change = null;
}

/** Sets that are not among the others as they are. */
function unlike(sets: readonly Placed[], others: readonly Placed[]): Placed[] {
  const sizes = new Map(others.map(({ meld, w }) => [meld, w]));
  return sets.filter(({ meld, w }) => sizes.get(meld) !== w);
}

const spotsIn = (sets: readonly Placed[], corner: Spot): Map<string, Spot> =>
  new Map(sets.flatMap((one) => spotsOf(one, corner)));
