import { mount } from 'svelte';
import App from './App.svelte';
import { wantedLanguage } from './settings/index.svelte';
import './style/index.css';
import { speak } from './locale';

// The page waits for its language, so that no English flashes up. If it cannot be loaded, English is used.
await speak(wantedLanguage()).catch(() => undefined);

const target = document.querySelector('#app');
if (target) mount(App, { target });
