import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NIGHTLY_TESTS } from './nightlyTests.ts';

it('names files that there are, each once', () => {
  const found = NIGHTLY_TESTS.flatMap((pattern) => globSync(pattern));
  const named = NIGHTLY_TESTS.flatMap((pattern) => {
    const [, before = '', inner, after = ''] = /^([^{]*)\{(.*)\}([^{]*)$/.exec(pattern) ?? [];
    return inner === undefined ? [pattern] : inner.split(',').map((one) => `${before}${one}${after}`);
  });
  expect(found.toSorted()).toEqual(named.toSorted());
  expect(new Set(found).size).toBe(found.length);
});
