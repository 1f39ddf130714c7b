import { expect, it } from 'vitest';
import { newHolder } from '../../../../local/testing/codes.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { newCertifiedCoach } from '../../../../local/testing/judges.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { newScheduled, publishDraft } from '../../../../local/testing/schedules.ts';

it('names coaches and judges whom a late surface brings to two places, and their names for organisers alone', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(0);
  const { params, competition } = staged;
  const [kim, lee] = [await newCertifiedCoach(null), await newCertifiedCoach('gold')];
  const family = await newFamily();
  for (const coachId of [kim.coach.id, kim.coach.id, lee.coach.id])
    await family.data('submitIndividualEntry', { body: { ...entryBody(staged, 1), coachId } });
  await planOnTwoSurfaces();

  const before = await admin.data('listRuns', { params });
  expect(before.coachClashes).toEqual([]);
  // The main ice stands still until f1 is due together with f2 in the hall.
  await admin.data('holdFlight', {
    params: { ...params, flightId: 'f1' },
    body: { until: '07:21', read: null },
  });
  const clash = {
    fromFlightId: 'f2',
    toFlightId: 'f1',
    readyAt: '07:30',
    isPublished: false,
    swapWith: null,
  };
  const late = await admin.data('listRuns', { params });
  expect(late.coachClashes).toEqual([
    { ...clash, kind: 'pupils', coaches: [kim.coach.name] },
    // Lee judges f2 and f3 in the hall, while the pupil skates in f1 too.
    { ...clash, kind: 'panelAndPupil', coaches: [lee.coach.name], readyAt: '07:50' },
  ]);
  const { caller: helper } = await newHolder({ competitionId: competition.id, kind: 'checkIn' });
  const seen = await helper.data('listRuns', { params });
  expect(seen.coachClashes.map(({ coaches }) => coaches)).toEqual([[''], ['']]);
  await admin.data('holdFlight', {
    params: { ...params, flightId: 'f1' },
    body: { until: '07:50', read: '07:21' },
  });
  expect((await admin.data('listRuns', { params })).coachClashes).toEqual([]);

  /** Kim’s pupils skate in f1 and f2, Lee’s in f1; f3 has nobody’s. */
  async function planOnTwoSurfaces() {
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const { problem } = await admin.data('getScheduleProblem', { params });
    const ofCoach = (id: string | null) => problem.programmes.filter(({ coachId }) => coachId === id);
    const [[one, other], [pupil], [last]] = [ofCoach(kim.coach.id), ofCoach(lee.coach.id), ofCoach(null)];
    const flights = [
      { id: 'f1', programmes: [one?.id ?? '', pupil?.id ?? ''] },
      { id: 'f2', programmes: [other?.id ?? ''] },
      { id: 'f3', programmes: [last?.id ?? ''] },
    ];
    const block = (start: string, flightId: string) => ({
      start,
      seconds: 600,
      kind: 'flight' as const,
      flightId,
    });
    const of = { date: competition.startDate, version: 0 };
    const tracks = [
      { surfaceId: 'a', ...of, blocks: [block('07:00:00', 'f1')] },
      { surfaceId: 'b', ...of, blocks: [block('07:20:00', 'f2'), block('07:40:00', 'f3')] },
    ];
    const eventId = problem.events[0]?.id ?? '';
    const events = [{ eventId, version: 0, isFrozen: false, flights }];
    await admin.data('updateScheduleDraft', { params, body: { generation: 0, events, tracks } });
    const { generation } = await admin.data('getScheduleDraft', { params });
    const panel = { id: 'hall', flightIds: ['f2', 'f3'], judges: [lee.coach.id, null, null], referee: null };
    const body = { generation, panels: [{ surfaceId: 'b', ...of, panels: [panel] }], reason: 'Panels' };
    await admin.data('updateScheduleDraft', { params, body });
    await publishDraft(admin, params);
  }
});
