import { expect, it } from 'vitest';
import { canonicalJson } from './storedItem.ts';

it('is the same text for a set whose members come back in another order, as from DynamoDB', () => {
  expect(canonicalJson({ ids: { SS: ['b', 'a'] }, numbers: { NS: ['2', '1'] } })).toBe(
    canonicalJson({ numbers: { NS: ['1', '2'] }, ids: { SS: ['a', 'b'] } }),
  );
});

it('keeps the order of a list, which is part of what is stored', () => {
  const list = (...members: readonly string[]) =>
    canonicalJson({ L: members.map((member) => ({ S: member })) });
  expect(list('b', 'a')).not.toBe(list('a', 'b'));
});
