import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './lib/offline/register';
import './styles/tokens.css';
import './styles/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no place for the game.');
mount(App, { target });
keepOffline();
