import { expect, it } from 'vitest';
import { isQuiet } from './quietHours.ts';

const at = (time: string) => new Date(`2027-01-09T${time}:00Z`);

it('lasts from its first minute to before its last, also across midnight, by the clock of the device', () => {
  const night = { from: '22:00', until: '07:00' };
  const quiet = ['20:59', '21:00', '23:30', '05:59', '06:00'].map((time) =>
    isQuiet(night, at(time), 'Europe/Berlin'),
  );
  expect(quiet).toEqual([false, true, true, true, false]);
  const noon = { from: '12:00', until: '13:00' };
  expect(['11:59', '12:00', '13:00'].map((time) => isQuiet(noon, at(time), 'UTC'))).toEqual([
    false,
    true,
    false,
  ]);
});

it('is never where nobody asked for it', () => {
  expect(isQuiet(null, at('03:00'), 'UTC')).toBe(false);
});
