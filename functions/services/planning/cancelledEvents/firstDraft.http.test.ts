import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { firstDraft, newScheduled } from '../../../../local/testing/schedules.ts';

const reason = 'The compressor of the main ice failed';

async function staged() {
  const admin = await demoAccount('superadmin');
  const one = await newScheduled(1);
  const { params } = one;
  const eventId = one.form.formats[0]?.events[0]?.id ?? '';
  const draft = (body = firstDraft(one)) => admin.call('updateScheduleDraft', { params, body });
  const cancel = () => admin.call('cancelEvent', { params: { ...params, eventId }, body: { reason } });
  /** Ids of the events that have flights in the draft. */
  const drafted = async () => {
    const { events } = await admin.data('getScheduleDraft', { params });
    return events.filter(({ flights }) => flights.length > 0).map((event) => event.eventId);
  };
  return { ...one, eventId, admin, draft, cancel, drafted };
}

it('an event cancelled while the first draft is being made has no flights in it', async () => {
  const one = await staged();
  const first = await raced([one.params.competitionId, 'draftTrack'], () => one.draft(), one.cancel);
  expect([first.status, first.problem.code]).toEqual([409, 'VersionConflict']);
  expect(await one.drafted()).toEqual([]);

  // By then the page knows of the event no more; who sends it all the same is refused.
  const { generation } = await one.admin.data('getScheduleDraft', { params: one.params });
  const again = await one.draft({ ...firstDraft(one), generation });
  expect(again.status).toBe(400);
});

it('a first draft made while its event is being cancelled loses the flights of the event', async () => {
  const one = await staged();
  const cancelled = await raced([one.params.competitionId, reason], one.cancel, () => one.draft());
  expect(cancelled.status).toBe(200);
  const drafted = await one.drafted();
  expect(drafted).toHaveLength(1);
  expect(drafted).not.toContain(one.eventId);
});

it('a cancelled event gets no flights while its entries are still leaving it', async () => {
  const one = await staged();
  expect((await one.draft()).status).toBe(200);
  const { tracks: placed = [], events: split = [] } = firstDraft(one);
  expect((await one.cancel()).status).toBe(200);
  const { generation, tracks, events } = await one.admin.data('getScheduleDraft', { params: one.params });
  const versionOf = (eventId: string) => events.find((event) => event.eventId === eventId)?.version ?? 0;
  const again = await one.draft({
    generation,
    tracks: placed.map((track) => ({ ...track, version: tracks[0]?.version ?? 0 })),
    events: split.map((event) => ({ ...event, version: versionOf(event.eventId) })),
  });
  expect([again.status, again.problem.errors?.map(({ code }) => code)]).toEqual([400, ['MustExist']]);
});
