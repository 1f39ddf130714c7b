import { expect, it } from 'vitest';
import { checkInAsk } from './beThereAt.ts';

const DAY = '2027-03-06';
const onTime = { date: DAY, start: '11:46:00', published: '11:46:00', isFirstOfDay: true };
const at = (time: string, start = onTime) => checkInAsk(start, `${DAY}T${time}`);

it('asks a skater in three quarters of an hour before the first start of the day, later a quarter', () => {
  expect([at('11:00'), at('11:01')]).toEqual(['later', 'now']);
  const second = { ...onTime, isFirstOfDay: false };
  expect([at('11:30', second), at('11:31', second)]).toEqual(['later', 'now']);
});

it('opens at the published time where a delay came after it', () => {
  const late = { ...onTime, start: '12:10:00' };
  expect([at('11:00', late), at('11:01', late), at('11:25', late)]).toEqual(['later', 'open', 'now']);
});

it('goes on after midnight with the day that began', () => {
  const night = { ...onTime, start: '24:30:00', published: '24:30:00' };
  expect([at('09:00', night), at('23:45', night), checkInAsk(night, '2027-03-07T00:10')]).toEqual([
    'later',
    'now',
    'now',
  ]);
});
