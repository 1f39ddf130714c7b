import { beforeAll, describe, expect, it } from 'vitest';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, formBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import {
  firstDraft,
  newScheduled,
  publishDraft,
  type StagedSchedule,
} from '../../../../local/testing/schedules.ts';

let admin: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const reason = 'The ice machine broke';

/** Two skaters in two events each; the second one enters Freestyle 1 alone, and waits for no place. */
async function staged(): Promise<StagedSchedule & { readonly eventId: string }> {
  const one = await newScheduled(1);
  await one.family.data('submitIndividualEntry', { body: entryBody(one, 1) });
  const { params } = one;
  const problem = await admin.data('getScheduleProblem', { params });
  const full = { ...one, problem };
  await admin.data('updateScheduleDraft', { params, body: firstDraft(full) });
  await publishDraft(admin, params);
  return { ...full, eventId: one.form.formats[0]?.events[0]?.id ?? '' };
}

type Staged = Awaited<ReturnType<typeof staged>>;

const cancel = ({ params, eventId }: Staged, by: Caller = admin, why = reason) =>
  by.call('cancelEvent', { params: { ...params, eventId }, body: { reason: why } });

const preview = ({ params, eventId }: Staged) =>
  admin.data('previewCancelEvent', { params: { ...params, eventId } });

/** Once the outbox has taken all entries out. */
const emptied = (one: Staged) =>
  expect.poll(() => preview(one), { timeout: 20_000 }).toMatchObject({ entries: 0 });

const entriesOf = ({ family }: Staged) => family.data('listMyEntries');

describe('an event cancelled on the morning', () => {
  it('refunds in full whatever the policy keeps, mails each family once, and leaves the schedule', async () => {
    const one = await staged();
    const { params, family } = one;
    const before = await entriesOf(one);
    // 59 for the first event and 31 for the second; no refund policy, so a family that withdraws gets nothing.
    const [both, alone] = before.sort((a, b) => b.events.length - a.events.length);
    if (!both || !alone) throw new Error('Two entries are staged');
    for (const [entry, amount] of [
      [both, 9_000],
      [alone, 5_900],
    ] as const)
      await admin.data('recordPayment', {
        params: { ...params, entryId: entry.id },
        body: { method: 'cash', amount, receivedOn: dayAgo(1) },
      });

    // Alone the other event costs 59, so 31 of 90 come back; the entry with no other event gets back all of its 59.
    expect(await preview(one)).toMatchObject({
      event: { format: 'Freestyle', level: 'Freestyle 1' },
      cancelled: null,
      refusal: null,
      entries: 2,
      families: 1,
      refundDue: 3_100 + 5_900,
      currency: 'USD',
      isPublished: true,
    });
    expect((await preview(one)).flights).toHaveLength(1);

    const { status, answer } = await cancel(one);
    expect([status, answer.data.cancelled?.reason, answer.data.flights]).toEqual([200, reason, []]);
    await emptied(one);

    const after = await entriesOf(one);
    const stateOf = (id: string) => after.find((entry) => entry.id === id);
    expect(stateOf(both.id)).toMatchObject({
      state: 'confirmed',
      totalPrice: 5_900,
      paid: 9_000,
      retained: 0,
    });
    expect(stateOf(both.id)?.events.map(({ level }) => level)).toEqual(['Freestyle 2']);
    expect(stateOf(alone.id)).toMatchObject({ state: 'withdrawn', totalPrice: 0, paid: 5_900 });

    // Both entries and the family's day name the event with the reason and the refund.
    const named = { format: 'Freestyle', level: 'Freestyle 1', reason, refund: 3_100 };
    expect(stateOf(both.id)?.cancelledEvents).toMatchObject([{ ...named, isLast: false }]);
    expect(stateOf(alone.id)?.cancelledEvents).toMatchObject([{ ...named, refund: 5_900, isLast: true }]);
    const myDay = await family.data('getMySchedule', { params });
    expect(myDay.cancelledEvents).toHaveLength(2);
    expect(myDay.cancelledEvents).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...named, entryId: both.id, currency: 'USD' })]),
    );
    expect(myDay.appointments.map(({ event }) => event.level)).toEqual(['Freestyle 2']);
    // A calendar that had both flights hears that they are off.
    const { url } = await family.data('createCalendarFeed', { body: { kind: 'family' } });
    const calendar = await family.call('getCalendarFeed', {
      params: { token: /calendar-feeds\/([^/]+)/.exec(url)?.[1] ?? '' },
    });
    expect(calendar.answer.match(/STATUS:CANCELLED/g)).toHaveLength(2);

    const { email } = await family.data('myAccount');
    await mailsSent();
    const mails = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Event cancelled'));
    // One for both entries: the last to leave names the other one.
    expect(mails).toHaveLength(1);
    const [{ text } = { text: '' }] = mails;
    expect(text).toContain(`Reason: ${reason}`);
    expect(text).toMatch(/Refund due: \$(31|59)/);
    expect(text).toMatch(/does not skate in it either.+Refund due for .+: \$(59|31)/);
    expect(text).toContain('withdrawn');

    const draft = await admin.data('getScheduleDraft', { params });
    expect(draft.events.find(({ eventId }) => eventId === one.eventId)?.flights).toEqual([]);
    const flights = new Set(draft.events.flatMap((event) => event.flights.map(({ id }) => id)));
    expect(
      draft.tracks.flatMap(({ blocks }) => blocks).every(({ flightId = '' }) => flights.has(flightId)),
    ).toBe(true);

    // Everybody still sees the published flights and their skaters, as those of a cancelled event, until the next version.
    const shown = await admin.data('getSchedule', { params, query: {} });
    expect(shown.events.find(({ id }) => id === one.eventId)).toMatchObject({ cancelled: true });
    const names = shown.blocks.flatMap(({ flight }) =>
      flight?.eventId === one.eventId ? flight.skaters.map((skater) => skater.name) : [],
    );
    expect(names).toHaveLength(2);
    const live = await admin.data('getLive', { params });
    expect(
      live.surfaces.flatMap(({ cancelled }) => cancelled.flatMap(({ skaters }) => skaters)),
    ).toHaveLength(2);
    const mailsBefore = await mailsTo(email);
    await publishDraft(admin, params);
    await mailsSent();
    // The family knows: the next version has no other news for it.
    expect(await mailsTo(email)).toHaveLength(mailsBefore.length);
    const next = await admin.data('getSchedule', { params, query: {} });
    expect(next.events.map(({ id }) => id)).not.toContain(one.eventId);
    // Whoever looks for it still reads what became of it.
    expect(shown.cancelledEvents).toBeUndefined();
    expect(next.cancelledEvents).toEqual([{ format: 'Freestyle', level: 'Freestyle 1' }]);
  }, 60_000);

  it('previews what a family under its cap gets back, less what its other entries then cost more', async () => {
    const staged = await newCompetition({}, null, { ...formBody(null), familyCap: 10_000 });
    const { id: competitionId } = staged.competition;
    const family = await newFamily();
    // 90 and, below the cap of 100, 10 more; alone the other event costs 59 each.
    const enter = (totalPrice: number) =>
      family.data('submitIndividualEntry', { body: { ...entryBody(staged, 2), totalPrice } });
    for (const entry of [await enter(9_000), await enter(1_000)])
      await admin.data('recordPayment', {
        params: { competitionId, entryId: entry.id },
        body: { method: 'cash', amount: entry.totalPrice, receivedOn: dayAgo(1) },
      });
    const params = { competitionId, eventId: staged.form.formats[0]?.events[0]?.id ?? '' };
    const shown = await admin.data('previewCancelEvent', { params });
    expect(shown).toMatchObject({ refundDue: 0, returnedDiscount: 3_100 });
    await admin.data('cancelEvent', { params, body: { reason } });
    const balances = async () => {
      const entries = await family.data('listMyEntries');
      return entries.map(({ balance }) => balance).sort((one, other) => one - other);
    };
    await expect.poll(balances, { timeout: 20_000 }).toEqual([-3_100, 3_100]);
  }, 60_000);

  it('takes no entry any more, happens once, and names its first reason', async () => {
    const one = await staged();
    const [first, second] = await Promise.all([cancel(one), cancel(one, admin, 'Another word')]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.answer.data.cancelled).toEqual(second.answer.data.cancelled);
    // One did it, the other learns who did.
    const { name } = await admin.data('myAccount');
    expect(first.answer.data.cancelled?.by).toBe(name);
    const late = [first, second].filter(({ answer }) => answer.data.alreadyCancelled);
    expect(late).toHaveLength(1);
    const form = await admin.data('getForm', { params: { formId: one.form.id } });
    expect(form.cancelled).toHaveLength(1);
    expect(form.version).toBe(one.form.version + 1);
    const refused = await (await newFamily()).call('submitIndividualEntry', { body: entryBody(one, 1) });
    expect(refused.status).toBe(400);
    await emptied(one);
    const again = await cancel(one, admin, 'A third word');
    expect([again.status, again.answer.data.cancelled?.reason]).toEqual([200, form.cancelled?.[0]?.reason]);
  }, 60_000);

  it('is refused once a flight has started, and starts no flight afterwards', async () => {
    const one = await staged();
    const { params } = one;
    const { runs } = await admin.data('listRuns', { params });
    const flights = runs.flatMap((run) => run.flights);
    const flightOf = (isOfEvent: boolean) =>
      flights.find(({ eventId }) => (eventId === one.eventId) === isOfEvent)?.id ?? '';
    const start = (flightId: string) => admin.call('startFlight', { params: { ...params, flightId } });

    expect((await start(flightOf(false))).status).toBe(200);
    const other = { ...one, eventId: flights.find(({ id }) => id === flightOf(false))?.eventId ?? '' };
    expect(await preview(other)).toMatchObject({ refusal: 'EventUnderWay' });
    const refused = await cancel(other);
    expect([refused.status, refused.problem.code]).toEqual([409, 'EventUnderWay']);
    expect(await preview(other)).toMatchObject({ cancelled: null, entries: 1 });

    expect((await cancel(one)).status).toBe(200);
    const late = await start(flightOf(true));
    expect([late.status, late.problem.code]).toEqual([409, 'EventCancelled']);
    await emptied(one);
  }, 60_000);

  it('is known to no stranger, and no other event', async () => {
    const one = await staged();
    expect((await cancel(one, one.family)).status).toBe(403);
    expect((await cancel({ ...one, eventId: 'none' })).status).toBe(404);
  });
});
