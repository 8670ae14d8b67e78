import type { FromWorker, ToWorker } from '../../src/lib/core/worker-messages';

/** A worker that says what a test lets it say. */
export class FakeWorker extends EventTarget {
  readonly heard: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromWorker): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}
