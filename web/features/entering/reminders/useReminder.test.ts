import { describe, expect, it } from 'vitest';
import { mergedFamilies } from './useReminder.ts';

const family = (accountId: string, ...names: string[]) => ({
  accountId,
  remindedAt: null,
  entries: names.map((name) => ({ id: name, name, kind: 'individual' as const, balance: 1, missing: [] })),
});

describe('mergedFamilies', () => {
  it('merges a family of two pages with all its entries', () => {
    const merged = mergedFamilies([family('one', 'Ada'), family('two', 'Bo')], [family('one', 'Cy')]);
    expect(merged).toEqual([family('one', 'Ada', 'Cy'), family('two', 'Bo')]);
  });

  it('keeps the list if a page is empty', () => {
    expect(mergedFamilies([family('one', 'Ada')], [])).toEqual([family('one', 'Ada')]);
  });
});
