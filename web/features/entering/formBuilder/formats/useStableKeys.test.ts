import { expect, it } from 'vitest';
import { keysAfter } from './useStableKeys.ts';

it('keeps a row’s key when a save gives it its lasting id, and when it moves', () => {
  const known = { ids: ['a', 'new-1', 'b'], keys: ['a', 'new-1', 'b'] };
  expect(keysAfter(known, ['a', 'lasting', 'b'])).toEqual(['a', 'new-1', 'b']);
  const saved = { ids: ['a', 'lasting', 'b'], keys: ['a', 'new-1', 'b'] };
  expect(keysAfter(saved, ['b', 'lasting', 'a', 'new-2'])).toEqual(['b', 'new-1', 'a', 'new-2']);
});

it('gives another row a key of its own', () => {
  const known = { ids: ['a', 'new-1'], keys: ['a', 'new-1'] };
  expect(keysAfter(known, ['new-1', 'a'])).toEqual(['new-1', 'a']);
  expect(keysAfter(known, ['b', 'new-1'])).toEqual(['b', 'new-1']);
});
