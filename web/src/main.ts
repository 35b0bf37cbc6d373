import './tokens.css';
import './page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { dress, settings } from './settings.svelte.ts';
import { speak } from './words.svelte.ts';

dress();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress);
await speak(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
