import { expect, it } from 'vitest';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { gapsIn } from './gaps.ts';

const block = (flightId: string, start: string) => ({
  kind: 'flight' as const,
  flightId,
  start,
  seconds: 600,
});
const at = secondsOfTime;

it('counts as used what a held flight takes later', () => {
  const blocks = [block('held', '13:37:00'), block('next', '14:06:00')];
  const gaps = (holds: Record<string, string>) =>
    gapsIn(blocks, at('13:37'), [], new Map(Object.entries(holds)));
  expect(gaps({})).toEqual([{ from: at('13:47'), seconds: 19 * 60 }]);
  expect(gaps({ held: '13:51' })).toEqual([{ from: at('14:01'), seconds: 5 * 60 }]);
  expect(gaps({ held: '13:56' })).toEqual([]);
});
