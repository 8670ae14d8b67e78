import type { Carrier } from './core-client';
import { language } from '../words/m.svelte';
import type { FromWorker, ToWorker } from './worker-messages';

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

/** Puts questions to a worker, in order, and hands each answer to whoever asked. */
export function workerCarrier(worker: Worker): Carrier {
  const waiting = new Map<number, Waiting>();
  let count = 0;

  worker.addEventListener('message', (event: MessageEvent<FromWorker>) => {
    const said = event.data;
    if (said.kind !== 'answer') return;
    waiting.get(said.id)?.resolve(JSON.parse(said.text));
    waiting.delete(said.id);
  });
  worker.addEventListener('error', (event) => {
    const reason = new Error(event.message || 'The core stopped working.');
    for (const one of waiting.values()) one.reject(reason);
    waiting.clear();
  });

  return (question) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question: JSON.stringify(question), language: language() } satisfies ToWorker);
    });
}
