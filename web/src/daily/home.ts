/** What the home page fetches of every day once it stands. */
export { default as Card } from './Card.svelte';
export { makeMoment } from './moment.ts';
export { default as Yesterday } from './Yesterday.svelte';
