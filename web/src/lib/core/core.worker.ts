/// <reference lib="webworker" />
import { tableOf } from '../words/tables';
import { loadCore, type Core } from './wasm-core';
import type { FromWorker, ToWorker } from './worker-messages';

/**
 * Runs the core: answers one question after the other, and says how a search gets on. Named `answers`, it
 * leaves out what only thinking needs.
 */

const say = (message: FromWorker): void => self.postMessage(message);

const core: Promise<Core> = loadCore({ thinks: self.name !== 'answers' });
core.then(
  () => say({ kind: 'ready' }),
  (no: unknown) => say({ kind: 'failed', reason: String(no) }),
);

self.addEventListener('message', async (event: MessageEvent<ToWorker>) => {
  const { id, question, language, stop } = event.data;
  const flag = stop ? new Int32Array(stop) : null;
  const isStopped = () => flag !== null && Atomics.load(flag, 0) !== 0;
  try {
    const [loaded, table] = await Promise.all([core, tableOf(language).catch(() => '')]);
    loaded.speak(language, table);
    const text = loaded.answer(question, isStopped, (progress) => say({ kind: 'progress', id, text: progress }));
    say({ kind: 'answer', id, text });
  } catch (no) {
    say({ kind: 'answer', id, text: JSON.stringify({ error: `The core failed: ${String(no)}`, kind: 'request' }) });
  }
});
