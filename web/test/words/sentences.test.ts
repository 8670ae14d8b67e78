import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

/** What is left, and why it is no message of the catalogue. */
const ALLOWED: Record<string, string> = {
  'hundredths of': 'a unit of the engines, looked up',
  'pawn structure': 'a term of the engine, looked up',
  'king safety': 'a term of the engine, looked up',
  'open files': 'a term of the engine, looked up',
  'king activity': 'a term of the engine, looked up',
  'passed pawns': 'a term of the engine, looked up',
  'janus match ONE OTHER --openings openings.pgn --max-plies 240 --games 20': 'a command',
  'janus match ONE OTHER --openings ballots --seed 1976 --games 20': 'a command',
  'input, select, textarea, dialog, [contenteditable]': 'a selector',
  'select, input, textarea, dialog, nav, [role=grid]': 'a selector',
  'button, summary, a': 'a selector',
  '.rest button': 'a selector',
  '(prefers-color-scheme: dark)': 'a query of styles',
  '… …px system-ui, sans-serif': 'a font',
  '400 11px system-ui, sans-serif': 'a font',
  'italic 11px system-ui, sans-serif': 'a font',
  'undo, redo': 'words that are typed',
  'The core failed: …': 'from the worker, which speaks no language',
  'The search was cancelled.': 'an error that is caught, never shown',
  'Its version is not known.': 'an error that is caught, never shown',
  'Another tab has changed this game.': 'an error that is caught, never shown',
  'Janus will not play offline: …': 'for the console of the browser',
  'Illegal move!': 'what the published program prints',
};

/** An error tells programmers what went wrong; it may come before a language is loaded. */
const NOT_FOR_PLAYERS = /^(Error|warn|error|log)$/;

/** Names of styles, and values that only the browser reads. */
const NOT_TEXT = /^(class|style.*|d|viewBox|transform|font|points)$/;

const TWO_WORDS = /[a-z]{2,}[,;:.]? [a-z]{2,}/;

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
  callee?: { name?: string; property?: { name?: string } };
}

/** The sentences that stand in a file: in its texts, and in what its markup shows. */
function sentences(path: string, source: string): string[] {
  const root = parse(path.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`, { modern: true });
  const found: string[] = [];
  const look = (text: string): void => {
    if (TWO_WORDS.test(text)) found.push(text.replace(/\s+/g, ' ').trim());
  };
  const visit = (at: unknown): void => {
    if (Array.isArray(at)) at.forEach(visit);
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return;
    const node = at as Node;
    if (node.type === 'ImportDeclaration' || node.type === 'Comment') return;
    if (node.type === 'Attribute' && NOT_TEXT.test(node.name ?? '')) return;
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      if (NOT_FOR_PLAYERS.test(node.callee?.name ?? node.callee?.property?.name ?? '')) return;
    }
    if (node.type === 'Literal' && typeof node.value === 'string') look(node.value);
    if (node.type === 'Text') look(node.data ?? '');
    if (node.type === 'TemplateLiteral') look((node.quasis ?? []).map(({ value }) => value.cooked).join('…'));
    for (const [key, child] of Object.entries(node)) if (key !== 'leadingComments' && key !== 'trailingComments') visit(child);
  };
  [root.module?.content, root.instance?.content, root.fragment].forEach(visit);
  return found;
}

const files: Record<string, string> = import.meta.glob('../../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const written = Object.entries(files).filter(([path]) => !path.match(/words\/(words|museum)[^/]*\.ts$/));
/** Read once and outside of the tests: a busy machine takes seconds for it. */
const said = written.flatMap(([path, source]) => sentences(path, source).map((text) => ({ path, text })));

describe('what the page says', () => {
  it('stands in the catalogue, not in the code', () => {
    expect(written.length).toBeGreaterThan(200);
    const found = said.filter(({ text }) => !(text in ALLOWED)).map(({ path, text }) => `${path}: ${text}`);
    expect(found).toEqual([]);
  });

  it('has no exception that nobody needs', () => {
    const all = new Set(said.map(({ text }) => text));
    expect(Object.keys(ALLOWED).filter((text) => !all.has(text))).toEqual([]);
  });

  it.each([
    ['a.ts', `say('it is late'); // 'not this one'`],
    ['a.ts', 'say(`it is late`); throw new Error("never this one");'],
    ['a.svelte', '<p class="not this one">it is late</p>'],
    ['a.svelte', '<Box legend="it is late" />'],
    ['a.svelte', `<p>{late ? 'it is late' : ''}</p><!-- not this one -->`],
  ])('is found where it is not: %s %s', (path, source) => {
    expect(sentences(path, source)).toEqual(['it is late']);
  });
});
