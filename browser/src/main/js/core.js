/**
 * Loads the core, compiled to WebAssembly, and speaks with it. Meant for a worker: what is asked is
 * answered at once, and thinking takes as long as it takes.
 *
 * It needs nothing that the policy `script-src 'self' 'wasm-unsafe-eval'` forbids.
 */

const CORE = new URL('core.wasm', import.meta.url);

/**
 * What the checkers player knows of endgames. Without it, it would count other positions, so a core
 * without it does not think at all.
 */
const ENDGAMES = new URL('endgames.jegd', import.meta.url);

/**
 * Resolves to the core:
 * - `speak(language, table)` makes it answer in another language, whose texts the table holds, a line
 *   `key=text` each; with an empty table in English;
 * - `ask(question)` answers any question but `think`, as JSON text;
 * - `think(question, isStopped, onProgress)` answers `think` too. While it thinks it asks
 *   `isStopped()` and tells `onProgress(text)`; it keeps to the question's `ms` by itself;
 * - `count(what)` counts the ways to play on from the start (`chess 4`), or what a player looks at in
 *   fixed positions (`signature janus`), for tests.
 *
 * `thinks: false` is for who only asks: the core is ready sooner and takes two megabytes less, and
 * `think` is refused.
 */
export async function load({ thinks = true } = {}) {
  const [module, endgames] = await Promise.all([compiled(), thinks ? bytes(ENDGAMES) : null]);
  const border = new Border();
  const instance = await WebAssembly.instantiate(module, imports(border));
  border.calls = instance.exports;
  if (endgames) border.call('janus.endgames', endgames, (at) => endgames[at]);
  return {
    speak: (language, table) => border.ask('janus.speak', `${language}\n${table}`),
    ask: (question) => border.ask('janus.answer', question),
    think: (question, isStopped, onProgress) => {
      if (!thinks) throw new Error('this core was loaded without its endgames, only to be asked');
      border.poll = poll(question, isStopped ?? (() => false), onProgress ?? (() => undefined));
      return border.ask('janus.think', question);
    },
    count: (what) => Number(border.ask('janus.count', what)),
  };
}

async function compiled() {
  const response = await found(CORE);
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

async function bytes(address) {
  return new Int8Array(await (await found(address)).arrayBuffer());
}

async function found(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.pathname} could not be fetched: ${response.status}`);
  return response;
}

/** What the core hears when it looks outside: news goes out, and the word to stop comes in. */
function poll(question, isStopped, onProgress) {
  const end = performance.now() + timeAllowed(question);
  return (news) => {
    if (news !== null) onProgress(news);
    return isStopped() || performance.now() >= end;
  };
}

function timeAllowed(question) {
  try {
    const { ms } = JSON.parse(question);
    return typeof ms === 'number' ? ms : Infinity;
  } catch {
    return Infinity; // the core says what is wrong with it
  }
}

/** The longest run of characters that is made into a text at once. */
const RUN = 4096;

/** Numbers go in and out; here they become texts and bytes. */
class Border {
  calls = null;
  poll = () => false;
  length = 0;
  unit = () => 0;
  text = '';
  run = [];

  ask(name, question) {
    this.call(name, question, (at) => question.charCodeAt(at));
    return this.taken();
  }

  call(name, handedIn, unit) {
    this.length = handedIn.length;
    this.unit = unit;
    this.text = '';
    this.run.length = 0;
    try {
      this.calls[name]();
    } catch (failure) {
      throw new Error(`the core failed: ${this.words(failure)}`, { cause: failure });
    } finally {
      this.unit = () => 0;
    }
  }

  /** What the core itself says of a failure. */
  words(failure) {
    const tag = this.calls['teavm.javaException'];
    if (!(failure instanceof WebAssembly.Exception) || !failure.is(tag)) return String(failure);
    const message = this.calls['teavm.exceptionMessage'](failure.getArg(tag, 0));
    return message === null ? 'no reason given' : this.calls['teavm.stringToJs'](message);
  }

  put(unit) {
    this.run.push(unit);
    if (this.run.length === RUN) this.flush();
  }

  flush() {
    this.text += String.fromCharCode(...this.run);
    this.run.length = 0;
  }

  taken() {
    this.flush();
    const text = this.text;
    this.text = '';
    return text;
  }
}

/** What the compiled core asks of its surroundings. */
function imports(border) {
  const [memory, heapOffset, maxSize] = linearMemory();
  return {
    env: { memory },
    janus: {
      length: () => border.length,
      unit: (at) => border.unit(at),
      put: (unit) => border.put(unit),
      poll: (hasNews) => (border.poll(hasNews === 0 ? null : border.taken()) ? 1 : 0),
      millis: () => performance.now(),
    },
    teavm: { takeStackTrace: () => ({ getStack: () => [] }), decorateException: () => undefined },
    teavmDate: { currentTimeMillis: () => Date.now() },
    teavmJso: unusedBridge(),
    teavmMath: Math,
    teavmMemory: { notifyHeapResized: () => undefined, heapOffset, maxSize },
    'wasm:js-string': plainStrings(),
  };
}

/** The core keeps everything in objects of its own; the flat memory holds constants alone. */
function linearMemory() {
  const whole = (value) => new WebAssembly.Global({ value: 'i32', mutable: false }, value);
  const memory = new WebAssembly.Memory({ initial: 64, maximum: 32768 });
  return [memory, whole(1 << 20), whole(0x7fffffff)];
}

/**
 * The compiler's own bridge to JavaScript. It writes functions as text, which the policy forbids, so
 * the core does without: it is set up and never crossed.
 */
function unusedBridge() {
  const nothing = () => null;
  const never = (name) => () => {
    throw new Error(`the core crossed the bridge ${name}, which is closed`);
  };
  return new Proxy(
    {
      createClass: () => class {},
      createFunction1: (parameter, body) =>
        body === `return ${parameter};` ? (value) => value : never(body),
      callFunction1: (made, value) => made(value),
      defineFunction: () => nothing,
      defineStaticMethod: nothing,
      stringBuiltinsSupported: () => 0,
      isUndefined: (value) => (value === undefined ? 1 : 0),
    },
    { get: (known, name) => known[name] ?? never(name) },
  );
}

/** Texts of JavaScript, which the core makes only to describe a failure. */
function plainStrings() {
  return {
    fromCharCode: (code) => String.fromCharCode(code),
    fromCharCodeArray: () => '',
    intoCharCodeArray: () => 0,
    concat: (one, other) => one + other,
    charCodeAt: (text, at) => text.charCodeAt(at),
    length: (text) => text.length,
    substring: (text, from, to) => text.substring(from, to),
  };
}
