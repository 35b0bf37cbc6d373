/** What `/f/CODE` shows. Fetched by the page itself, so that no other page carries the list of its parts. */
export { default as Found } from './Found.svelte';
export { default as Visit } from './Visit.svelte';
