import { expect, it } from 'vitest';
import { fieldCodes } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { firstDraft, newScheduled, publicationOf } from '../../../../local/testing/schedules.ts';

it('a plan draws no flight that it keeps in its order, and the difference names what is undrawn', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(3);
  const { params } = staged;
  await admin.data('updateScheduleDraft', { params, body: firstDraft(staged) });
  const undrawn = async () =>
    (await admin.data('getScheduleDifference', { params })).undrawn.map(({ id }) => id);
  const { generation, revision, tracks, events, panels } = await admin.data('getScheduleDraft', { params });
  expect(await undrawn()).toEqual(events.flatMap(({ flights }) => flights.map(({ id }) => id)));
  const [kept, ...others] = events.map(({ eventId, flights }) => ({
    eventId,
    flights: flights.map(({ id, programmes }) => ({ id, programmes })),
  }));
  if (!kept) throw new Error('There is an event');
  const flights = kept.flights.map((flight) => ({ ...flight, keepsOrder: true as const }));
  const body = { generation, revision, seed: 7, tracks, events: [{ ...kept, flights }, ...others], panels };
  expect((await admin.call('replaceScheduleDraft', { params, body })).status).toBe(200);
  expect(await undrawn()).toEqual(flights.map(({ id }) => id));
});

it('start orders that nobody drew are published only by who confirms each of them', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(3);
  const { params } = staged;
  await admin.data('updateScheduleDraft', { params, body: firstDraft(staged) });
  const { confirmedUndrawn, ...body } = await publicationOf(admin, params);
  expect(confirmedUndrawn).toHaveLength(2);
  const publish = (confirmed?: string[]) =>
    admin.call('publishSchedule', {
      params,
      body: { ...body, ...(confirmed && { confirmedUndrawn: confirmed }) },
    });
  const refused = ['confirmedUndrawn MustCorrect'];
  expect(fieldCodes(await publish())).toEqual(refused);
  expect(fieldCodes(await publish(confirmedUndrawn.slice(1)))).toEqual(refused);
  expect((await admin.data('getPublishing', { params })).versions).toEqual([]);
  expect((await publish(confirmedUndrawn)).status).toBe(200);
});
