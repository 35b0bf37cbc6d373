/** What it takes to play a puzzle, in one answer. */
export { default as Board } from './Board.svelte';
export { Solving } from './solving.svelte.ts';
