import { expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';
import { newOnTwoSurfaces } from '../../../../local/testing/twoSurfaces.ts';

it('names who rests too little as the day goes, and nobody who is scratched', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newPublished(2);
  const before = await admin.data('listRuns', { params });
  const [first, second] = before.runs.flatMap(({ flights }) => flights);
  const both = first?.starters.flatMap(({ people }) => people) ?? [];
  expect(both).toHaveLength(2);
  // The flights of the same two skaters follow each other: 07:00 to 07:10, then 07:10.
  expect(before.shortRests).toEqual([
    {
      people: expect.arrayContaining(both),
      fromFlightId: first?.id,
      toFlightId: second?.id,
      minutes: 0,
      leastMinutes: 10,
      readyAt: '07:20',
      isReversed: false,
      swapWith: null,
    },
  ]);
  const [stays, goes] = both;
  const ill = second?.starters.find(({ people }) => people[0]?.id === goes?.id);
  await admin.data('scratch', {
    params: { ...params, flightId: second?.id ?? '', programmeId: ill?.programmeId ?? '' },
    body: { reason: 'Ill' },
  });
  expect((await admin.data('listRuns', { params })).shortRests).toMatchObject([{ people: [stays] }]);
});

it('ends a short rest by holding the second flight, over the hold that was read and before it starts', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newPublished(2);
  const before = await admin.data('listRuns', { params });
  const [rest] = before.shortRests;
  const flightId = rest?.toFlightId ?? '';
  const hold = (until: string | null, read: string | null) =>
    admin.call('holdFlight', { params: { ...params, flightId }, body: { until, read } });
  const held = await hold(rest?.readyAt ?? '', null);
  const { name } = await admin.data('currentUser');
  expect(held.answer.data).toEqual({ id: flightId, hold: { until: '07:20', by: name } });
  expect((await hold('07:20', null)).status).toBe(200);
  const after = await admin.data('listRuns', { params });
  expect(after.shortRests).toEqual([]);
  const second = after.runs.flatMap(({ flights }) => flights).find(({ id }) => id === flightId);
  expect([second?.expected, second?.hold?.until]).toEqual(['07:20', '07:20']);
  const live = await admin.data('getLive', { params });
  const shown = live.surfaces.flatMap(({ blocks }) => blocks).find(({ flight }) => flight?.id === flightId);
  expect([shown?.start, shown?.expected, shown?.heldUntil]).toEqual(['07:10', '07:20', '07:20']);

  const codeOf = async (until: string | null, read: string | null) => (await hold(until, read)).problem.code;
  expect(await codeOf('07:30', null)).toBe('VersionConflict');
  expect((await hold(null, '07:20')).answer.data.hold).toBeNull();
  await admin.data('startFlight', { params: { ...params, flightId } });
  expect(await codeOf('07:40', null)).toBe('FlightStarted');
});

it('lists a skater no more who was moved to the end and rests enough before the own start', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newPublished(4);
  const before = await admin.data('listRuns', { params });
  const [, second] = before.runs.flatMap(({ flights }) => flights);
  const flightId = second?.id ?? '';
  await admin.data('holdFlight', { params: { ...params, flightId }, body: { until: '07:14', read: null } });
  const [first, ...others] = second?.starters ?? [];
  const restless = async () =>
    (await admin.data('listRuns', { params })).shortRests.flatMap(({ people }) => people.map(({ id }) => id));
  expect((await restless()).toSorted()).toEqual(
    [first, ...others].flatMap((starter) => starter?.people[0]?.id ?? []).toSorted(),
  );
  const order = [...others, first].map((starter) => starter?.programmeId ?? '');
  await admin.data('changeOrder', {
    params: { ...params, flightId },
    body: { order, version: 0, reason: 'Too little rest' },
  });
  expect((await restless()).toSorted()).toEqual(others.map(({ people }) => people[0]?.id).toSorted());
});

it('tells organisers which flight a short rest’s second one can change places with', async () => {
  const admin = await demoAccount('superadmin');
  const { params, competition, hold } = await newOnTwoSurfaces(null);
  const swaps = async () =>
    (await admin.data('listRuns', { params })).shortRests.map(({ toFlightId, swapWith }) => [
      toFlightId,
      swapWith,
    ]);
  // The next flight would start before the time that families know.
  await hold('f1', '07:10');
  expect(await swaps()).toEqual([['f2', null]]);
  await hold('f1', '07:25', '07:10');
  await hold('f0', '07:25');
  expect(await swaps()).toEqual([['f2', 'f3']]);
  const { caller: helper } = await newHolder({ competitionId: competition.id, kind: 'checkIn' });
  expect((await helper.data('listRuns', { params })).shortRests).toMatchObject([{ swapWith: null }]);
});

it('tells visitors who comes late from another surface, by the published name alone', async () => {
  const { params, family, programmeId, hold } = await newOnTwoSurfaces(null);
  const live = async () => (await new Caller().data('getLive', { params })).shortRests;
  const rest = { fromFlightId: 'f1', toFlightId: 'f2' };
  expect(await live()).toEqual([{ ...rest, skaters: ['Ada'] }]);
  const entry = (await family.data('listMyEntries')).find(({ id }) => programmeId.startsWith(id));
  const person = { fullName: entry?.skater?.fullName, birthdate: entry?.skater?.birthdate };
  await family.data('updateConsents', {
    params: { entryId: entry?.id ?? '' },
    body: { people: [{ ...person, publishAs: 'initials' }] },
  });
  expect(await live()).toEqual([{ ...rest, skaters: [''] }]);
  await hold('f2', '07:30');
  expect(await live()).toEqual([]);
});
