import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { newJudge } from '../../../../local/testing/judges.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newPublished, publishDraft } from '../../../../local/testing/schedules.ts';

let admin: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

it('tells the judges and the referee of a cancelled event at once, and not again with the next version', async () => {
  const { params } = await newPublished(1);
  const { competitionId } = params;
  const both = await newJudge(competitionId, 'gold');
  const referee = await newJudge(competitionId, 'gold');
  const other = await newJudge(competitionId, 'gold');
  const { runs } = await admin.data('listRuns', { params });
  const [first, second] = runs.flatMap(({ flights }) => flights);
  if (!first || !second) throw new Error('Two flights are staged');
  const { generation, tracks } = await admin.data('getScheduleDraft', { params });
  const [track] = tracks;
  if (!track) throw new Error('One track is staged');
  const { surfaceId, date } = track;
  // Each panel judges a run of its own.
  const [block, ...others] = track.blocks;
  const resurfacing = { start: others[0]?.start ?? '', seconds: 1, kind: 'resurfacing' as const };
  const blocks = block ? [block, resurfacing, ...others] : [];
  const seats = { judges: [both.coach.id, null, null], referee: referee.coach.id };
  const panels = [
    { id: 'p1', flightIds: [first.id], ...seats },
    { id: 'p2', flightIds: [second.id], judges: [both.coach.id, other.coach.id, null], referee: null },
  ];
  const body = {
    generation,
    tracks: [{ ...track, blocks }],
    panels: [{ surfaceId, date, version: 0, panels }],
  };
  await admin.data('updateScheduleDraft', { params, body });
  await publishDraft(admin, params);
  await mailsSent();
  const mailsOf = async ({ caller }: typeof both) => {
    const { email } = await caller.data('myAccount');
    return mailsTo(email);
  };
  const mailsOfAll = async () => Promise.all([both, referee, other].map(mailsOf));
  const before = await mailsOfAll();
  // A panel has the names of its events.
  const published = before[2]?.find(({ subject }) => subject.startsWith('Your panels at'));
  expect(published?.text).toMatch(new RegExp(`• .*${second.event.level}`));

  const event = { ...params, eventId: first.eventId };
  await admin.data('cancelEvent', { params: event, body: { reason: 'The ice machine broke' } });
  await mailsSent();
  const told = await mailsOfAll();
  const fresh = told.map((mails, index) => mails.slice(0, mails.length - (before[index]?.length ?? 0)));
  expect(fresh.map((mails) => mails.map(({ subject }) => subject.replace(/,[^,]*$/, '')))).toEqual([
    [`You no longer judge ${first.event.format}, ${first.event.level}`],
    [`You no longer judge ${first.event.format}, ${first.event.level}`],
    [],
  ]);
  expect(fresh[0]?.[0]?.text).toMatch(/You no longer judge:\n• .+\n[^]*machine broke[^]*other flights stay/);
  expect(fresh[1]?.[0]?.text).toContain('You have no other flights to judge.');

  await publishDraft(admin, params);
  await mailsSent();
  expect((await mailsOfAll()).map(({ length }) => length)).toEqual(told.map(({ length }) => length));
}, 60_000);
