import { expect, it } from 'vitest';
import { newJudge } from '../../../../local/testing/judges.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('names the seats that the next version takes judges from, until it is published', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([30, 40], ['Main ice', 'Hall']);
  const { coach } = await newJudge(params.competitionId, 'gold');
  const { generation, tracks: days } = await admin.data('getScheduleDraft', { params });
  const [day] = days;
  if (!day) throw new Error('The day has flights');
  const { surfaceId, date } = day;
  const panel = { id: 'p', flightIds: ['f0', 'f1'], judges: [coach.id, null, null], referee: null };
  const panels = [{ surfaceId, date, version: 0, panels: [panel] }];
  await admin.data('updateScheduleDraft', { params, body: { generation, panels, reason: 'Panels' } });
  await publishDraft(admin, params);
  const opened = async () => (await admin.data('getScheduleDifference', { params })).openedSeats;
  expect(await opened()).toEqual({ seats: 0, flightIds: [], judges: [] });

  const { tracks, panels: stored } = await admin.data('getScheduleDraft', { params });
  const [before] = tracks;
  const [first, second] = before?.blocks ?? [];
  if (!before || !first || !second) throw new Error('The day has two flights');
  const body = {
    generation,
    tracks: [
      { ...before, blocks: [first] },
      { ...before, surfaceId: 'b', version: 0, blocks: [second] },
    ],
    panels: stored.map((part) => ({ ...part, panels: [{ ...panel, flightIds: ['f0'] }] })),
  };
  await admin.data('updateScheduleDraft', { params, body });
  expect(await opened()).toEqual({ seats: 1, flightIds: ['f1'], judges: [] });
  await publishDraft(admin, params);
  expect(await opened()).toEqual({ seats: 0, flightIds: [], judges: [] });
});

it('names who keeps a seat and can’t sit there any more, the rule and the flight', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([30, 90], ['Main ice', 'Hall']);
  const { coach } = await newJudge(params.competitionId, 'gold');
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [day] = tracks;
  const [first, second] = day?.blocks ?? [];
  if (!day || !first || !second) throw new Error('The day has two flights');
  const hall = { ...day, surfaceId: 'b', version: 0, blocks: [second] };
  const seated = (flightId: string, surfaceId: string) => ({
    surfaceId,
    date: day.date,
    version: 0,
    panels: [{ id: flightId, flightIds: [flightId], judges: [coach.id, null, null], referee: null }],
  });
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation,
      tracks: [{ ...day, blocks: [first] }, hall],
      panels: [seated('f0', 'a'), seated('f1', 'b')],
      reason: 'Panels',
    },
  });
  await publishDraft(admin, params);

  const draft = await admin.data('getScheduleDraft', { params });
  const atOnce = draft.tracks.map((track) =>
    track.surfaceId === 'b' ? { ...track, blocks: [{ ...second, start: first.start }] } : track,
  );
  await admin.data('updateScheduleDraft', { params, body: { generation, tracks: atOnce } });
  const { openedSeats, flights } = await admin.data('getScheduleDifference', { params });
  const judge = { name: coach.name, rule: 'otherPanel' };
  expect(openedSeats).toEqual({
    seats: 2,
    flightIds: [],
    judges: [
      { ...judge, flightId: 'f0' },
      { ...judge, flightId: 'f1' },
    ],
  });
  expect(flights.map(({ id }) => id)).toEqual(['f0', 'f1']);
});
