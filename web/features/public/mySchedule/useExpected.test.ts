import { expect, it } from 'vitest';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { stateOfBlocks } from './useExpected.ts';

const skater = { name: 'Ada', rink: 'North Ice' };
const flight = { id: 'f1', eventId: 'freestyle.freestyle-4', part: { number: 1, of: 1 }, skaters: [skater] };
const block: LiveBlock = {
  kind: 'flight',
  title: null,
  start: '10:30',
  expected: '10:34',
  state: 'toCome',
  flight,
};

it('is another day after a scratch, a hold, a start or a cancelled event, and the same while times drift', () => {
  const scratched: LiveBlock = {
    ...block,
    flight: { ...flight, skaters: [{ ...skater, missed: 'scratched' }] },
  };
  const before = stateOfBlocks([block]);
  for (const after of [
    scratched,
    { ...block, heldUntil: '10:50' },
    { ...block, state: 'now' as const },
    undefined,
  ])
    expect(stateOfBlocks([after])).not.toBe(before);
  expect(stateOfBlocks([{ ...block, expected: '10:36' }])).toBe(before);
});
