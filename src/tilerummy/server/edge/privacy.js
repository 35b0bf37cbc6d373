// What the buttons of the privacy page do. The name of the token must agree with web/src/wire/api.ts.
'use strict';
const main = document.querySelector('main');
const words = main.dataset;
const shown = document.querySelector('pre');
async function ask(method, path) {
  const token = localStorage.getItem('tilerummy-token');
  if (!token) return null;
  const answer = await fetch(path, { method, headers: { Authorization: `Bearer ${token}` } });
  return answer.ok ? answer.json() : null;
}
document.querySelector('#see').addEventListener('click', async () => {
  const kept = await ask('GET', '/api/mine/data');
  shown.textContent = kept ? JSON.stringify(kept, null, 2) : words.nothing;
});
document.querySelector('#forget').addEventListener('click', async () => {
  if (!confirm(words.sure)) return;
  shown.textContent = (await ask('DELETE', '/api/mine')) ? words.forgotten : words.nothing;
  for (const key of Object.keys(localStorage)) if (key.startsWith('tilerummy')) localStorage.removeItem(key);
});
