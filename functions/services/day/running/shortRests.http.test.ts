import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';

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
