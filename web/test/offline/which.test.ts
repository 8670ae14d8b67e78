import { describe, expect, it } from 'vitest';
import { isForever, isOurs, oldCaches } from '../../src/lib/offline/which';

const scope = 'http://127.0.0.1:8080/';

describe('the kept page', () => {
  it('answers for its own files', () => {
    expect(isOurs('GET', `${scope}assets/index.js`, scope)).toBe(true);
    expect(isOurs('GET', scope, scope)).toBe(true);
  });

  it('leaves games, changes and other places to the network', () => {
    expect(isOurs('GET', `${scope}api/games`, scope)).toBe(false);
    expect(isOurs('POST', `${scope}api/desk`, scope)).toBe(false);
    expect(isOurs('GET', 'http://elsewhere.example/x', scope)).toBe(false);
  });

  it('asks first for files that may change', () => {
    expect(isForever(`${scope}assets/index-1a2b.js`, scope)).toBe(true);
    expect(isForever(`${scope}core/core.wasm`, scope)).toBe(false);
  });

  it('forgets its earlier editions and nothing else', () => {
    expect(oldCaches(['janus-1', 'janus-2', 'other'], 'janus-2')).toEqual(['janus-1']);
  });
});
