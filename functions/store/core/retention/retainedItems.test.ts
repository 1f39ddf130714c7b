import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RETENTION } from '../../../../shared/domain/core/retention/retention.ts';
import { ROW_OF_KEY } from './retainedItems.ts';

const FUNCTIONS = path.join(import.meta.dirname, '../../..');

/** The functions that spell the key of an item: `keys.test.ts` holds that no other file spells one. */
function keyFunctions(): string[] {
  return globSync(['store/**/keys.ts', 'platform/outbox/keys.ts'], { cwd: FUNCTIONS })
    .flatMap((file) => readFileSync(path.join(FUNCTIONS, file), 'utf8').split(/^export /m))
    .filter((part) => part.includes('itemKey('))
    .flatMap((part) => /^(?:const|function) (\w+)/.exec(part)?.[1] ?? []);
}

it('each item of the table has a line that names its retention, or says that it is about nobody', () => {
  const found = keyFunctions();
  expect(found.length).toBeGreaterThan(100);
  expect(Object.keys(ROW_OF_KEY).toSorted()).toEqual(found.toSorted());
});

/** What stands in items of another row, or outside the table. */
const WITHOUT_ITEMS = ['unconfirmedAccount', 'consent', 'partnerLink', 'serverLog', 'backup'];

it('each row of the retention table has items, or is one of those that stand elsewhere', () => {
  const used = new Set<string | null>(Object.values(ROW_OF_KEY));
  const unused = RETENTION.map(({ id }) => id).filter((id) => !used.has(id));
  expect(unused).toEqual(WITHOUT_ITEMS);
});
