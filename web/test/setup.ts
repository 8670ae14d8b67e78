import { speak, speakOfTheMuseum } from '../src/lib/words/m.svelte';

await speak('en');
await speakOfTheMuseum();
