/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { edition } from './build/edition';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), edition()],
  // Any folder may serve the page, so it names its own files by where it stands.
  base: './',
  build: {
    target: 'es2022',
    // The page's policy lets nothing be loaded from inside a text: every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        // A service worker lies beside the page it serves, under a name that never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What the first visit needs is one file, also where other places share parts of it: forty small ones take longer.
        codeSplitting: { groups: [{ name: 'page', test: /\/src\/main\.ts$/ }] },
      },
    },
  },
  worker: { format: 'es' },
  // The museum shows programs that the engines run, and the core speaks from the catalogue: the same files.
  server: { host: '127.0.0.1', strictPort: true, fs: { allow: ['.', '../engines/src/main/resources', '../rules/src/main/messages'] } },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
    // Every test finds the words of the page loaded, as every part of the page does.
    setupFiles: ['test/setup.ts'],
    // One environment for all files: making one for each takes longer than the tests.
    isolate: false,
    pool: 'threads',
    // The look's colours are read by a test; other style sheets are left out.
    css: { include: [/tokens\.css/] },
    testTimeout: 5000,
    hookTimeout: 5000,
  },
});
