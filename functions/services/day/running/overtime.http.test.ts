import { expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('says since when a flight is on the ice that is over its time, and who waits for it', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-20, -10, 60]);
  const start = (secondsAgo: string) =>
    admin.data('startFlight', { params: { ...params, flightId: 'f0' }, query: { secondsAgo } });
  await start('1200');
  const {
    surfaces: [surface],
  } = await new Caller().data('getLive', { params, query: { fresh: '1' } });
  expect(surface?.overtimeSince).toMatch(/^\d\d:\d\d$/);
  expect(surface?.blocks.map(({ state, waits = false }) => [state, waits])).toEqual([
    ['now', false],
    ['toCome', true],
    ['toCome', false],
  ]);
});
