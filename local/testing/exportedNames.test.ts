import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { duplicatesAmong, exportedNames, withoutHandlers } from './exportedNames.ts';

/** No more than there are: whoever removes a duplicate lowers the number. */
const DUPLICATES = 25;

const declarations = exportedNames(path.join(import.meta.dirname, '../..'));

describe('exported names', () => {
  it('stand once in shared', () => {
    const shared = declarations.filter(({ file }) => file.startsWith('shared/'));
    expect(shared.length).toBeGreaterThan(1_000);
    expect(duplicatesAmong(shared)).toEqual([]);
  });

  it('are seldom declared twice in the product', () => {
    expect(duplicatesAmong(withoutHandlers(declarations)).length).toBeLessThanOrEqual(DUPLICATES);
  });
});
