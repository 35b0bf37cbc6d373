import './ui/tokens.css';
import './ui/page.css';
import './ui/shared.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { PAGES } from './ui/pages.ts';
import { here } from './ui/route.svelte.ts';
import { applyTheme, follow, settings } from './ui/settings.svelte.ts';
import { learn, speak } from './ui/words.svelte.ts';

applyTheme();
for (const wish of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
  matchMedia(wish).addEventListener('change', applyTheme);
addEventListener('storage', (event) => {
  if (follow(event)) void speak(settings.language);
});
void PAGES[here().page]?.load(); // fetched while the words are
// A table has few words; all other pages share some more.
if (STATIC) await learn(settings.language, 'device');
await (here().page === 't' ? speak(settings.language) : learn(settings.language, 'doors'));
const target = document.getElementById('app');
if (target) mount(App, { target });
void import('./ui/reader.svelte.ts').then(({ guide }) => guide());
// The page is there first; then it is made ready for a day without network. Without one now, another time.
setTimeout(
  () =>
    void import('./offline/ready.ts').then(
      ({ makeReady }) => makeReady(),
      () => undefined,
    ),
  STATIC ? 0 : 3000,
);
