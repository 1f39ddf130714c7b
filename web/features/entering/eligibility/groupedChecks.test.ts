import { expect, it } from 'vitest';
import type { Check } from '../../../../shared/domain/entering/eligibility/checklist.ts';
import { groupedChecks } from './groupedChecks.ts';

const check = (change: Partial<Check>): Check => ({
  rule: 'membership',
  outcome: 'warn',
  reason: 'memberNotStated',
  facts: {},
  source: 'isiMembership',
  person: 0,
  name: 'Ada',
  event: null,
  ...change,
});

it('says once what is the same of several, and first what refuses', () => {
  const refused = check({ outcome: 'refuse', reason: 'memberExpires', facts: { expiry: '2026-01-01' } });
  const groups = groupedChecks([
    check({ outcome: 'pass', reason: 'memberStated' }),
    check({}),
    check({ person: 1, name: '美玲' }),
    refused,
  ]);
  expect(groups.map(({ check: { outcome }, names }) => [outcome, names])).toEqual([
    ['refuse', ['Ada']],
    ['warn', ['Ada', '美玲']],
    ['pass', ['Ada']],
  ]);
});
