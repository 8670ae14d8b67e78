import { CoreClient } from './core-client';
import { ServerLab, WorkerLab, type Lab } from './lab';
import { serverCarrier } from './server-carrier';
import { ServerThinker, type Holds } from './server-thinker';
import type { Thinker } from './thinker';
import type { FromWorker } from './worker-messages';
import { workerCarrier } from './worker-carrier';
import { WorkerThinker } from './worker-thinker';
import { m } from '../words/m.svelte';

export interface OpenCore {
  client: CoreClient;
  thinker: Thinker;
  /** For long questions that are no part of the game being played. */
  lab: Lab;
  /** Said to the person when the core cannot run here and the server is asked instead. */
  notice: string | null;
}

/** The core that is loading in this page, and when it has. */
let begun: { worker: Worker; loaded: Promise<void> } | null = null;

/** Begins to load the core, perhaps while the words of the page are still on their way. */
export function beginCore(): void {
  if (begun || whatIsMissing() !== null) return;
  const worker = coreWorker();
  const loaded = ready(worker);
  loaded.catch(() => undefined); // Whoever opens the core is told.
  begun = { worker, loaded };
}

/** The core in this page, or the server's where the browser cannot run it. `holds` says what the server keeps. */
export async function openCore(holds: Holds): Promise<OpenCore> {
  const lack = whatIsMissing();
  if (lack === null) {
    try {
      beginCore();
      const { worker, loaded } = begun!;
      await loaded;
      const thinker = new WorkerThinker(thinkingWorker);
      return { client: new CoreClient(workerCarrier(worker)), thinker, lab: new WorkerLab(thinkingWorker), notice: null };
    } catch (no) {
      return onServer(m.coreNoStart((no as Error).message), holds);
    }
  }
  return onServer(lack(), holds);
}

function onServer(reason: string, holds: Holds): OpenCore {
  const notice = m.coreOnServer(reason);
  return { client: new CoreClient(serverCarrier()), thinker: new ServerThinker(holds), lab: new ServerLab(), notice };
}

/** The board waits for this one, so it loads only what answers need. */
function coreWorker(): Worker {
  return new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module', name: 'answers' });
}

function thinkingWorker(): Worker {
  return new Worker(new URL('./core.worker.ts', import.meta.url), { type: 'module', name: 'thinking' });
}

/** A core that has not loaded by then will not. */
const LOADING_MS = 30_000;

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(m.coreSlow())), LOADING_MS);
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => {
      if (event.data.kind === 'ready') resolve();
      if (event.data.kind === 'failed') reject(new Error(event.data.reason));
    });
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'no worker')));
  });
}

/** A module of eight bytes and one garbage-collected struct type: valid only where Wasm GC is known. */
const SMALLEST_GC_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Why the core cannot run here, to be said once there are words; null if it can. */
function whatIsMissing(): (() => string) | null {
  if (typeof Worker !== 'function') return () => m.coreNoWorkers();
  if (typeof WebAssembly !== 'object' || !WebAssembly.validate(SMALLEST_GC_MODULE)) return () => m.coreNoWasmGc();
  return null;
}
