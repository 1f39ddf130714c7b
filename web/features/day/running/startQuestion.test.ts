import { expect, it } from 'vitest';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { startQuestion } from './startQuestion.ts';

const flight = { id: 'f', start: '13:09:00', expected: '13:09', starters: [], hold: null };
const at = (clock: string, isToday = true, hasNoIce = false) => ({
  now: secondsOfTime(clock),
  hasNoIce,
  isToday,
  isRehearsed: false,
  asksFirst: true,
});

it('asks before a flight starts long before its published time, on its day', () => {
  expect(startQuestion(flight, at('12:57'))).toEqual({
    flightId: 'f',
    isOtherDay: false,
    hasNoIce: false,
    isMissing: false,
    isHeld: false,
    early: 12,
  });
  expect(startQuestion(flight, at('13:04'))).toBeNull();
  expect(startQuestion(flight, at('12:57', false))).toMatchObject({ isOtherDay: true, early: 0 });
  expect(startQuestion(flight, { ...at('12:57', false), isRehearsed: true })).toBeNull();
});

it('counts from the time that families are shown, not from the published one', () => {
  const late = { ...flight, expected: '13:16' };
  expect(startQuestion(late, at('13:02'))).toMatchObject({ early: 14 });
  expect(startQuestion(late, at('13:09'))).toMatchObject({ early: 7 });
});

it('asks about a hold whose time is still to come', () => {
  const held = { ...flight, hold: { until: '13:20', by: 'Lou' } };
  expect(startQuestion(held, at('13:10'))).toMatchObject({ isHeld: true, early: 0 });
  expect(startQuestion(held, at('13:21'))).toBeNull();
});

it('asks before a flight starts on ice that is lost, and not about its time', () => {
  expect(startQuestion(flight, at('13:09', true, true))).toMatchObject({ hasNoIce: true, early: 0 });
  expect(startQuestion(flight, at('12:30', true, true))).toMatchObject({ hasNoIce: true, early: 0 });
});
