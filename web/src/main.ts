import { mount } from 'svelte';
import App from './App.svelte';
import { beginCore } from './lib/core/open';
import { keepOffline } from './lib/offline/register';
import { preferences } from './lib/settings/preferences.svelte';
import { firstLanguage } from './lib/words/languages';
import { speak } from './lib/words/m.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no element #app.');

/** Words and core load side by side. Nothing is awaited outside of a function: the words import parts of this very file. */
async function arrive(into: HTMLElement): Promise<void> {
  beginCore();
  await speak(firstLanguage(preferences.now.language));
  into.replaceChildren();
  mount(App, { target: into });
  keepOffline();
}

void arrive(target);
