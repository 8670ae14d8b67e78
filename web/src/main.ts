import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './lib/offline/register';
import { speak } from './lib/words/m.svelte';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no element #app.');
await speak('en');
mount(App, { target });
keepOffline();
