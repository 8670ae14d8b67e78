import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './lib/offline/register';
import { preferences } from './lib/settings/preferences.svelte';
import { firstLanguage } from './lib/words/languages';
import { speak } from './lib/words/m.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no element #app.');
await speak(firstLanguage(preferences.now.language));
mount(App, { target });
keepOffline();
