import { expect, it } from 'vitest';
import { openTasks } from './openTasks.ts';

it('counts corrections to confirm and medals to change, but for an archived competition', () => {
  const proposal = { id: 'p', at: '2027-01-06T08:00:00Z', by: 'Kim Frost' };
  const flights = [
    { result: null },
    { result: { proposal: null, medalSteps: 0 } },
    { result: { proposal, medalSteps: 0 } },
    { result: { proposal, medalSteps: 6 } },
  ];
  const of = (isArchived: boolean) => openTasks({ competition: { isArchived }, flights });
  expect([of(false), of(true), openTasks(undefined)]).toEqual([
    { corrections: 2, medals: 1 },
    { corrections: 0, medals: 0 },
    { corrections: 0, medals: 0 },
  ]);
});
