import { speak } from '../src/lib/words/m.svelte';

await speak('en');
