import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The compiled core, which another module builds and the server lays beside the page. */
const CORE = ['core/core.js', 'core/core.wasm', 'core/endgames.jegd'];

/** What tries out the layout; nobody needs it without a network. */
const isForTests = (name: string): boolean => name.includes('/pseudo-');

/** Tells the service worker every file of the page, and names the edition after what is in them. */
export function edition(publicFolder = 'public'): Plugin {
  return {
    name: 'janus-edition',
    apply: 'build',
    generateBundle: {
      // After Vite has left out the chunks that the page does without: a file that is missing would keep the worker from being installed.
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built as sw.js');
        const hash = createHash('sha256');
        const built = Object.values(bundle).filter((file) => file !== worker);
        for (const file of built) hash.update(file.type === 'chunk' ? file.code : file.source);
        const plain = readdirSync(publicFolder).sort();
        for (const name of plain) hash.update(readFileSync(`${publicFolder}/${name}`));
        const names = built.map((file) => file.fileName).filter((name) => name !== 'index.html' && !isForTests(name));
        const files = ['./', ...names.sort(), ...plain, ...CORE];
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__EDITION__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}
