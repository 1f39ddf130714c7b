import { expect, it } from 'vitest';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { standingScratch } from './scratches.ts';
import { scratchedBefore } from './useStarterState.ts';

const LAST = { scratchId: 'own', name: 'Ada', count: 2 };
const scratched = (scratchId: string) => ({
  state: 'scratched' as const,
  scratchId,
  by: 'Robin',
  reason: 'Ill',
});
const HERE = { state: 'expected' as const, scratchId: null, by: null, reason: null };
const runsOf = (...starters: object[]) => ({ runs: [{ flights: [{ starters }] }] }) as unknown as DayRuns;

it('offers to undo a scratch only while one of its flights is still scratched by it', () => {
  expect(standingScratch(LAST, runsOf(scratched('own'), scratched('own')))).toEqual(LAST);
  expect(standingScratch(LAST, runsOf(scratched('own'), HERE))).toEqual({ ...LAST, count: 1 });
  expect(standingScratch(LAST, runsOf(HERE, scratched('another')))).toBeNull();
});

it('tells what another person had scratched before', () => {
  expect(scratchedBefore([scratched('own'), scratched('another')], 'own')).toEqual([scratched('another')]);
});
