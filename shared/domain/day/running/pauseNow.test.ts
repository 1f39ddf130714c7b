import { expect, it } from 'vitest';
import type { BlockState } from './expectedTimes.ts';
import { pauseNow } from './pauseNow.ts';

const day = { surfaceId: 'A', date: '2027-01-06', seconds: 600 };
const expected = (state: BlockState) => ({ state, start: 0, end: 1 });
const flight = (state: BlockState) => ({
  block: { ...day, start: '12:44:00', kind: 'flight' as const, flightId: 'f1' },
  expected: expected(state),
});
const resurfacing = (state: BlockState) => ({
  block: { ...day, start: '12:54:00', kind: 'resurfacing' as const },
  expected: expected(state),
});

it('is the resurfacing on the ice, as long as no flight is', () => {
  const kindOf = (...blocks: Parameters<typeof pauseNow>[0]['blocks']) => pauseNow({ blocks })?.kind ?? null;
  expect(kindOf(flight('done'), resurfacing('now'))).toBe('resurfacing');
  expect(kindOf(flight('now'), resurfacing('toCome'))).toBeNull();
  expect(kindOf(flight('done'), resurfacing('done'))).toBeNull();
});
