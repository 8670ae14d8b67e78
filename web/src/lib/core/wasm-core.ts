/** The rules and engines, compiled to WebAssembly. */
export interface Core {
  /** Answers in this language from now on; without a table of texts in English. */
  speak(language: string, table: string): void;
  /** One question in, one answer out, both JSON text; progress comes only with what takes its time. */
  answer(question: string, isStopped: () => boolean, onProgress: (text: string) => void): string;
}

interface CoreExports {
  speak(language: string, table: string): void;
  ask(question: string): string;
  think(question: string, isStopped: () => boolean, onProgress: (text: string) => void): string;
}

interface Loader {
  load(wish: { thinks: boolean }): Promise<CoreExports>;
}

/** Where the build puts the compiled core, as seen from the page. */
const CORE = 'core/core.js';

/** Without `thinks` it answers every question but those that take their time, and is ready sooner. */
export async function loadCore(wish: { thinks: boolean }): Promise<Core> {
  const address = new URL(CORE, pageAddress()).href;
  const loader = (await import(/* @vite-ignore */ address)) as Loader;
  const core = await loader.load(wish);
  let spoken = 'en';
  return {
    speak: (language, table) => {
      if (language !== spoken) core.speak(language, table);
      spoken = language;
    },
    answer: (question, isStopped, onProgress) =>
      wish.thinks ? core.think(question, isStopped, onProgress) : core.ask(question),
  };
}

/** A worker's script lies in the folder of hashed files, one below the page. */
function pageAddress(): URL {
  return new URL('../', self.location.href);
}
