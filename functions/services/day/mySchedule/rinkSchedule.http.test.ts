import { expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import {
  demoAccount,
  newFamily,
  newInvitedUser,
  versionOfAccount,
} from '../../../../local/testing/people.ts';
import { newRinkBy } from '../../../../local/testing/rinks.ts';
import { newJudgedFlights, postFirstFlight } from '../../../../local/testing/sheets.ts';
import { newToday } from '../../../../local/testing/today.ts';
import { firstDraft, newScheduled, publishDraft } from '../../../../local/testing/schedules.ts';

it('shows a head coach all starts of the own rink, of every family, and nobody else’s', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(1);
  const { params, competition } = staged;
  const { id: rinkId, ...rink } = await newRinkBy(admin);
  const enter = async (fullName: string) => {
    const family = await newFamily();
    const body = { ...entryBody(staged, 2, fullName), homeIsiRink: rink.name, country: rink.country };
    return family.data('submitIndividualEntry', { body });
  };
  await Promise.all(['Mia Lake', 'Leo Hill'].map(enter));
  const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId });
  const shown = () => coach.data('getRinkSchedule', { params });
  expect(await shown()).toMatchObject({ version: 0, starts: [], missing: [] });
  const problem = await admin.data('getScheduleProblem', { params });
  await admin.data('updateScheduleDraft', { params, body: firstDraft({ ...staged, problem }) });
  await publishDraft(admin, params);
  const { version, starts, missing, rink: rinkName } = await shown();
  expect(rinkName).toBe(rink.name);
  expect([version, missing]).toEqual([1, []]);
  expect(starts.map(({ name }) => name).toSorted()).toEqual(['Leo Hill', 'Leo Hill', 'Mia Lake', 'Mia Lake']);
  expect(starts.every(({ date }) => date === competition.startDate)).toBe(true);
  // A coach of another rink has none of them.
  const { caller: other } = await newInvitedUser('HEAD_COACH', {
    rinkId: (await newRinkBy(admin)).id,
  });
  expect((await other.data('getRinkSchedule', { params })).starts).toEqual([]);
});

/** A published schedule in which one skater of a new rink, Mia Lake, has two starts. */
async function newRinkStarts() {
  const staged = await newScheduled(0);
  const { params } = staged;
  const admin = await demoAccount('superadmin');
  const { id: rinkId, ...rink } = await newRinkBy(admin);
  const family = await newFamily();
  const body = { ...entryBody(staged, 2, 'Mia Lake'), homeIsiRink: rink.name, country: rink.country };
  const { id: entryId, version } = await family.data('submitIndividualEntry', { body });
  const problem = await admin.data('getScheduleProblem', { params });
  await admin.data('updateScheduleDraft', { params, body: firstDraft({ ...staged, problem }) });
  await publishDraft(admin, params);
  const withdraw = () => family.data('withdrawEntry', { params: { entryId }, body: { version } });
  return { admin, params, rinkId, family, withdraw };
}

it('leaves out who withdrew, and is the head coach’s alone', async () => {
  const { admin, params, rinkId, family, withdraw } = await newRinkStarts();
  const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId });
  expect((await coach.data('getRinkSchedule', { params })).starts).toHaveLength(2);
  await withdraw();
  expect((await coach.data('getRinkSchedule', { params })).starts).toEqual([]);
  const statuses = [family, admin, new Caller()].map(
    async (caller) => (await caller.call('getRinkSchedule', { params })).status,
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 401]);
});

it('keeps a skater whose event is cancelled, with the reason and without the family’s refund', async () => {
  const { admin, params, rinkId } = await newRinkStarts();
  const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId });
  const shown = () => coach.data('getRinkSchedule', { params });
  const levels = ({ starts }: Awaited<ReturnType<typeof shown>>) => starts.map(({ event }) => event.level);
  expect(levels(await shown()).toSorted()).toEqual(['Freestyle 1', 'Freestyle 2']);
  const { runs } = await admin.data('listRuns', { params });
  const flights = runs.flatMap((run) => run.flights);
  const eventId = flights.find(({ event }) => event.level === 'Freestyle 1')?.eventId ?? '';
  const reason = 'The ice machine broke';
  await admin.data('cancelEvent', { params: { ...params, eventId }, body: { reason } });
  const cancelled = [{ name: 'Mia Lake', format: 'Freestyle', level: 'Freestyle 1', reason, refund: null }];
  await expect.poll(async () => levels(await shown()), { timeout: 20_000 }).toEqual(['Freestyle 2']);
  expect((await shown()).cancelledEvents).toMatchObject(cancelled);
  // At the desk a search for the skater's flight names what was cancelled.
  const { cancelledEvents } = await admin.data('listRuns', { params });
  expect(cancelledEvents).toEqual([{ format: 'Freestyle', level: 'Freestyle 1', reason }]);
});

it('has a calendar of the rink by first names, for its head coach alone', async () => {
  const { admin, params, rinkId, family, withdraw } = await newRinkStarts();
  const { id: userId, caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId });
  const { url } = await coach.data('createCalendarFeed', { body: { kind: 'rink' } });
  const token = /calendar-feeds\/([^/]+)\/calendar\.ics$/.exec(url)?.[1] ?? '';
  const read = () => new Caller().call('getCalendarFeed', { params: { token } });
  const text = async () => (await read()).answer.replaceAll('\r\n ', '');
  expect(await text()).toContain(`/admin/rink-day?competition=${params.competitionId}`);
  expect((await text()).match(/(?<=SUMMARY:).*(?= · )/g)).toEqual(['Mia', 'Mia']);
  await withdraw();
  expect((await text()).match(/STATUS:CANCELLED/g)).toHaveLength(2);
  const refused = await family.call('createCalendarFeed', { body: { kind: 'rink' } });
  expect([refused.status, fieldCodes(refused)]).toEqual([400, ['kind MustEnabled']]);
  // Who is no head coach any more has no feed of the rink.
  const changed = { name: 'Kim Lake', role: 'SKATER', rinkId: null, competitionId: null, active: true };
  const accountVersion = await versionOfAccount(userId, 'HEAD_COACH', changed.name);
  await admin.data('updateUser', { params: { userId }, body: { ...changed, version: accountVersion } });
  expect((await read()).status).toBe(404);
});

it('says whom the check-in desk has as here or scratched, also on the ice', async () => {
  const admin = await demoAccount('superadmin');
  const { id: rinkId, ...rink } = await newRinkBy(admin);
  const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId });
  const { params, programmes } = await newToday([20], ['Main ice'], {
    homeIsiRink: rink.name,
    country: rink.country,
  });
  const [one = '', other = ''] = programmes[0] ?? [];
  const starters = async () =>
    Object.fromEntries(
      (await coach.data('getRinkSchedule', { params })).starts.map((start) => [
        start.programmeId,
        start.starter,
      ]),
    );
  expect(await starters()).toEqual({ [one]: null, [other]: null });
  const flight = { ...params, flightId: 'f0' };
  await admin.data('checkIn', { params: { ...flight, programmeId: one } });
  await admin.data('scratch', { params: { ...flight, programmeId: other }, body: { reason: 'Ill' } });
  expect(await starters()).toEqual({ [one]: 'checkedIn', [other]: 'scratched' });
});

it('has the places of the rink’s skaters once they are posted', async () => {
  const admin = await demoAccount('superadmin');
  const { id: rinkId, ...rink } = await newRinkBy(admin);
  const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId });
  const staged = await newJudgedFlights(null, { homeIsiRink: rink.name, country: rink.country });
  const results = async () =>
    (await coach.data('getRinkSchedule', { params: staged.params })).starts.map(({ result }) => result);
  expect(await results()).toEqual([null, null, null, null]);
  await postFirstFlight(staged);
  const shared = { hasSkated: true, place: 1, postedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
  expect((await results()).filter((result) => result !== null)).toEqual([shared, shared, shared]);
});
