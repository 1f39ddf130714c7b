import { expect, it } from 'vitest';
import { panelClock } from './clock.ts';

it('is the time of the day, and says when it is after midnight', () => {
  expect(['07:00:00', '09:05:30', '23:59:59', '24:00:00', '27:03:10'].map(panelClock)).toEqual([
    '07:00',
    '09:05',
    '23:59',
    '00:00 (+1)',
    '03:03 (+1)',
  ]);
});
