import { expect, it } from 'vitest';
import { LruCache } from './LruCache.ts';

it('drops what was not used for longest', () => {
  const cache = new LruCache<string, number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  cache.set('c', 3);
  expect([...cache.values()]).toEqual([1, 3]);
  expect([cache.has('a'), cache.has('b'), cache.get('b')]).toEqual([true, false, undefined]);
});

it('counts a value that is set again once, as used', () => {
  const cache = new LruCache<string, number>(2);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['a', 3],
    ['c', 4],
  ] as const)
    cache.set(key, value);
  expect([...cache.values()]).toEqual([3, 4]);
});

it('deletes a value alone where it is still the one', () => {
  const cache = new LruCache<string, object>(2);
  const [old, young] = [{}, {}];
  cache.set('a', old);
  cache.set('a', young);
  cache.delete('a', old);
  expect(cache.get('a')).toBe(young);
  cache.delete('a');
  expect(cache.has('a')).toBe(false);
});
