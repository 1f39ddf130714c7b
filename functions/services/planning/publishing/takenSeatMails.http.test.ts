import { expect, it } from 'vitest';
import { newJudge } from '../../../../local/testing/judges.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { scheduleMails } from '../../../../local/testing/publishing.ts';
import { mailsSent } from '../../../../local/testing/outbox.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('tells a judge who takes over a seat during the day which, and each flight to come', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([-5, 40, 60]);
  const [ill, other] = [
    await newJudge(params.competitionId, 'gold'),
    await newJudge(params.competitionId, 'gold'),
  ];
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [day] = tracks;
  if (!day) throw new Error('The day has flights');
  const panel = { id: 'p', flightIds: ['f0', 'f1', 'f2'], judges: [ill.coach.id, null, null], referee: null };
  const panels = [{ surfaceId: day.surfaceId, date: day.date, version: 0, panels: [panel] }];
  await admin.data('updateScheduleDraft', { params, body: { generation, panels, reason: 'Panels' } });
  await publishDraft(admin, params);
  await admin.data('startFlight', { params: { ...params, flightId: 'f0' } });

  const { panels: stored } = await admin.data('getScheduleDraft', { params });
  const taken = stored.map((part) => ({
    ...part,
    panels: part.panels.map((one) => ({ ...one, judges: [other.coach.id, null, null] })),
  }));
  await admin.data('updateScheduleDraft', { params, body: { generation, panels: taken, reason: 'Ill' } });
  await publishDraft(admin, params);
  const [mail] = await scheduleMails(other.caller);
  expect(mail?.subject).toMatch(/^You judge now: /);
  const flight = String.raw`• .+: \w+,? \d+ \w+, \d?\d:\d\d( [AP]M)?, Main ice`;
  expect(mail?.text).toMatch(new RegExp(`^You judge now: Judge 1\n${flight}\n${flight}\n\n`, 'm'));
});

it('tells a judge whose panel keeps its seats that only its times are new', async () => {
  const admin = await demoAccount('superadmin');
  const { params } = await newToday([40, 60]);
  const judge = await newJudge(params.competitionId, 'gold');
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [day] = tracks;
  if (!day) throw new Error('The day has flights');
  const panel = { id: 'p', flightIds: ['f0', 'f1'], judges: [judge.coach.id, null, null], referee: null };
  const panels = [{ surfaceId: day.surfaceId, date: day.date, version: 0, panels: [panel] }];
  await admin.data('updateScheduleDraft', { params, body: { generation, panels, reason: 'Panels' } });
  await publishDraft(admin, params);
  // The first version is told before there is a second.
  await mailsSent();
  const later = day.blocks.map((block) => ({
    ...block,
    start: timeOfSeconds(secondsOfTime(block.start) + 30 * 60),
  }));
  const body = { generation, tracks: [{ ...day, blocks: later }], reason: 'Late' };
  await admin.data('updateScheduleDraft', { params, body });
  await publishDraft(admin, params);
  const mails = await scheduleMails(judge.caller);
  expect(mails.map(({ subject }) => subject.split(':')[0])).toContain('New times of your panels');
});
