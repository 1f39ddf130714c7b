import { expect, it } from 'vitest';
import { newJudge } from '../../../../local/testing/judges.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { newToday } from '../../../../local/testing/today.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';

it('publishes the seats that the page of panels shows, and none across an hour without ice', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([30, 120]);
  const { coach } = await newJudge(params.competitionId, 'gold');
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks;
  if (!track) throw new Error('The day has a track');
  const { surfaceId, date } = track;
  const clock = (minutes: number) =>
    timeOfSeconds(secondsOfTime(track.blocks[0]?.start ?? '') + 60 * minutes).slice(0, 5);
  const panel = { id: 'p', flightIds: ['f0', 'f1'], judges: [coach.id, null, null], referee: null };
  const panels = [{ surfaceId, date, version: 0, panels: [panel] }];
  await admin.data('updateScheduleDraft', { params, body: { generation, panels, reason: 'Panels' } });

  const closed = [{ begins: clock(20), ends: clock(80) }];
  const days = [{ date, opens: '00:00', closes: '24:00', closed }];
  const surfaces = [{ id: surfaceId, name: 'Main ice', days }];
  const { version } = await admin.data('getIce', { params });
  await admin.data('updateIce', { params, body: { surfaces, rules: USUAL_RULES, version } });
  await publishDraft(admin, params);

  const listed = await admin.data('listPanels', { params });
  const shown = listed.panels.map(({ flights, seats }) => [flights.map(({ id }) => id), seats[0]?.coachId]);
  expect(shown).toEqual([
    [['f0'], coach.id],
    [['f1'], coach.id],
  ]);
  const { runs } = await admin.data('listRuns', { params, query: { date } });
  expect(runs.map(({ flights }) => flights.map(({ id }) => id))).toEqual([['f0'], ['f1']]);
  const { seatsToFill, isPublished } = await admin.data('getScheduleDifference', { params });
  expect({ seatsToFill, isPublished }).toEqual({ seatsToFill: 6, isPublished: true });
});
