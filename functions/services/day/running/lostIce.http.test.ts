import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newToday } from '../../../../local/testing/today.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';

it('says which flights to come have lost their ice, until it is given back', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-60, 30, 60], ['Main ice', 'Hall']);
  const lost = async () => (await admin.data('listRuns', { params, query: {} })).lostIce;
  expect(await lost()).toEqual([]);
  const { tracks } = await admin.data('getScheduleDraft', { params });
  const start = tracks.flatMap(({ blocks }) => blocks).find(({ flightId }) => flightId === 'f1')?.start ?? '';
  const clock = (minutes: number) => timeOfSeconds(secondsOfTime(start) + 60 * minutes).slice(0, 5);
  const close = async (closed: { begins: string; ends: string }[]) => {
    const { surfaces, rules, version } = await admin.data('getIce', { params });
    const changed = surfaces.map((one) =>
      one.id === 'a' ? { ...one, days: one.days.map((day) => ({ ...day, closed })) } : one,
    );
    await admin.data('updateIce', { params, body: { surfaces: changed, rules, version } });
  };
  const [begins, ends] = [clock(-2), clock(6)];
  await close([{ begins, ends }]);
  expect(await lost()).toEqual([{ surfaceId: 'a', from: begins, until: ends, flightIds: ['f1'] }]);
  const live = async () => {
    const { surfaces } = await admin.data('getLive', { params });
    const flights = surfaces.flatMap(({ blocks }) => blocks);
    return {
      noIce: surfaces.map(({ noIce }) => noIce),
      lost: flights.flatMap(({ flight, hasNoIce }) => (hasNoIce ? flight?.id : [])),
    };
  };
  expect(await live()).toEqual({ noIce: [[{ from: begins, until: ends }]], lost: ['f1'] });
  await close([]);
  expect(await lost()).toEqual([]);
  expect(await live()).toEqual({ noIce: [undefined], lost: [] });
});
