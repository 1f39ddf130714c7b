import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ROW_DICTIONARY } from './rowDictionary.ts';

it('are read by the text that they were compressed against, which never changes', () => {
  const digest = createHash('sha256').update(ROW_DICTIONARY).digest('hex');
  expect(digest).toBe('c5509b9473a6dfd6ba04e122857ca2b8e9d6e66c9a522e95907933f0e511d66a');
});
