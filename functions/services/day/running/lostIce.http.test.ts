import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { middayZone, newToday } from '../../../../local/testing/today.ts';
import { currentTime } from '../../../../local/clock.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { loseHours } from '../../../../shared/domain/planning/ice/loseHours.ts';

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
      ceremonies: surfaces.flatMap((one) => one.ceremonies.map((ceremony) => ceremony.hasNoIce)),
    };
  };
  expect(await live()).toEqual({
    noIce: [[{ from: begins, until: ends }]],
    lost: ['f1'],
    ceremonies: [true],
  });
  const { runs } = await admin.data('listPodiums', { params, query: {} });
  expect(runs.map(({ ceremony }) => ceremony.hasNoIce)).toEqual([true]);
  await close([]);
  expect(await lost()).toEqual([]);
  expect(await live()).toEqual({ noIce: [undefined], lost: [], ceremonies: [undefined] });
});

it('leaves out a resurfacing of the lost hours', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([30, 60]);
  const { tracks, generation } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks;
  if (!track) throw new Error('The day has a track');
  const start = timeOfSeconds(secondsOfTime(track.blocks[0]?.start ?? '') + 900);
  const blocks = [...track.blocks, { start, seconds: 600, kind: 'resurfacing' as const }];
  await admin.data('updateScheduleDraft', { params, body: { generation, tracks: [{ ...track, blocks }] } });
  await publishDraft(admin, params);
  const kinds = async () => {
    const { surfaces } = await admin.data('getLive', { params });
    return surfaces.flatMap((surface) => surface.blocks.map(({ kind }) => kind));
  };
  expect(await kinds()).toEqual(['flight', 'resurfacing', 'flight']);
  const { surfaces, rules, version } = await admin.data('getIce', { params });
  const lost = surfaces.map((one) => ({
    ...one,
    days: one.days.map((day) => ({ ...day, closes: track.blocks[0]?.start.slice(0, 5) ?? '' })),
  }));
  await admin.data('updateIce', { params, body: { surfaces: lost, rules, version } });
  expect(await kinds()).toEqual(['flight', 'flight']);
});

it('tells families at once of a late flight whose expected time is lost, though its published time is not', async () => {
  const admin = await demoAccount('superadmin');
  // It was to start a quarter of an hour ago.
  const { params } = await newToday([-15]);
  const { surfaces, rules, version } = await admin.data('getIce', { params });
  const now = venueTimeOf(currentTime().toISOString(), middayZone()).slice(11, 16);
  const until = timeOfSeconds(secondsOfTime(now) + 2_400).slice(0, 5);
  const date = surfaces[0]?.days[0]?.date ?? '';
  const changed = loseHours(surfaces, { surfaceId: 'a', date, from: now, until });
  await admin.data('updateIce', { params, body: { surfaces: changed, rules, version } });
  const { surfaces: live } = await admin.data('getLive', { params });
  expect(live.map(({ noIce, blocks }) => [noIce, blocks.map(({ hasNoIce }) => hasNoIce)])).toEqual([
    [[{ from: now, until }], [true]],
  ]);
});
