import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('keeps the numbers of published flights on the days of the competition, and gives a new one the next', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([30, 40, 50]);
  const numbers = async () => {
    const { runs } = await admin.data('listRuns', { params, query: {} });
    const flights = runs.flatMap((run) => run.flights);
    return Object.fromEntries(flights.map(({ id, part }) => [id, part]));
  };
  const { generation, tracks, events } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks;
  const [event] = events;
  const [first, second, third] = track?.blocks ?? [];
  if (!track || !event || !first || !second || !third) throw new Error('The day has flights');
  const [f0, f1, f2] = event.flights;
  if (!f0 || !f1 || !f2) throw new Error('There are three flights');
  const start = timeOfSeconds(secondsOfTime(first.start) - 600);
  const flights = [f0, f1, { ...f2, programmes: f2.programmes.slice(0, 1) }].map(({ id, programmes }) => ({
    id,
    programmes,
  }));
  const body = {
    generation,
    reason: 'The day runs late',
    events: [{ ...event, flights: [...flights, { id: 'new', programmes: f2.programmes.slice(1) }] }],
    tracks: [
      {
        ...track,
        blocks: [
          { ...first, start, flightId: 'new' },
          { ...first, start: second.start },
          { ...second, start: first.start },
          third,
        ],
      },
    ],
  };
  await admin.data('updateScheduleDraft', { params, body });
  const { renumbered } = await admin.data('getScheduleDifference', { params });
  expect(renumbered).toEqual([]);
  expect((await admin.data('getScheduleDraft', { params })).numbers).toEqual({ f0: 1, f1: 2, f2: 3 });
  await publishDraft(admin, params);
  const of = 4;
  const kept = {
    f0: { number: 1, of },
    f1: { number: 2, of },
    f2: { number: 3, of },
    new: { number: 4, of },
  };
  expect(await numbers()).toEqual(kept);
  const { surfaces } = await admin.data('getLive', { params });
  expect(surfaces.flatMap(({ blocks }) => blocks.map(({ flight }) => flight?.part.number))).toEqual([
    4, 2, 1, 3,
  ]);
});
