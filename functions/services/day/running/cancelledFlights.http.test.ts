import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { readPrintout } from '../../../../local/testing/printouts.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';

let admin: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** One skater in two events, whose first flight is of the event that was cancelled after the schedule was published. */
async function staged() {
  const { params, competition, form } = await newPublished(1);
  const { runs } = await admin.data('listRuns', { params });
  const [first, second] = runs.flatMap(({ flights }) => flights);
  if (!first || !second) throw new Error('Two flights are staged');
  await admin.data('cancelEvent', {
    params: { ...params, eventId: first.eventId },
    body: { reason: 'A judge is missing' },
  });
  return { params, competition, form, first, second };
}

describe('a cancelled event that the published version still has', () => {
  it('is on no screen of the day, and holds up no flight behind it', async () => {
    const { params, first, second } = await staged();
    const idsOf = async () => {
      const { runs } = await admin.data('listRuns', { params });
      return runs.map(({ flights }) => flights.map(({ id }) => id));
    };
    expect(await idsOf()).toEqual([[second.id]]);
    const live = await admin.data('getLive', { params });
    expect(live.events.map(({ id }) => id)).toEqual([second.eventId]);
    const nextOf = ({ next, blocks }: (typeof live.surfaces)[number]) =>
      next.map((index) => blocks[index]?.flight?.id);
    expect(live.surfaces.map(nextOf)).toEqual([[second.id]]);
    // Who was to skate stays with it.
    const skaters = [{ name: 'Ada', rink: 'Pond behind the school' }];
    expect(live.surfaces.map(({ cancelled }) => cancelled)).toEqual([
      [{ start: first.start.slice(0, 5), ...first.event, part: first.part, skaters }],
    ]);
    const podiums = await admin.data('listPodiums', { params, query: {} });
    expect(podiums.runs.map(({ flights }) => flights.map(({ id }) => id))).toEqual([[second.id]]);
    const results = await admin.data('listResults', { params });
    expect(results.events.map(({ id }) => id)).toEqual([second.eventId]);
    expect(results.cancelledEvents).toEqual([{ id: first.eventId, ...first.event }]);

    const started = await admin.call('startFlight', { params: { ...params, flightId: second.id } });
    expect(started.status).toBe(200);
    expect(await idsOf()).toEqual([[second.id]]);
  });

  it('stays off the day after the form offers it again, until the next version', async () => {
    const { params, form, second } = await staged();
    const { version } = await admin.data('getForm', { params: { formId: form.id } });
    const body = { ...form, competitionId: params.competitionId, version };
    await admin.data('updateForm', { params: { formId: form.id }, body });
    const { runs } = await admin.data('listRuns', { params });
    expect(runs.map(({ flights }) => flights.map(({ id }) => id))).toEqual([[second.id]]);
    const { flights } = await admin.data('listSheets', { params, query: {} });
    expect(flights.map(({ id }) => id)).toEqual([second.id]);
  });

  it('has no sheets', async () => {
    const { params, first, second } = await staged();
    const { flights } = await admin.data('listSheets', { params, query: {} });
    expect(flights.map(({ id }) => id)).toEqual([second.id]);
    const ofFlight = { ...params, flightId: first.id };
    const overview = await admin.call('getFlightSheets', { params: ofFlight });
    const sheet = await admin.call('getJudgingSheet', { params: { ...ofFlight, seat: 'judge1' } });
    expect([overview, sheet].map(({ problem }) => problem.code)).toEqual([
      'EventCancelled',
      'EventCancelled',
    ]);
  });

  it('is in no rehearsal', async () => {
    const { params, competition, second } = await staged();
    const body = { date: competition.startDate, minutes: 30 };
    const rehearsal = await admin.data('createRehearsal', { params, body });
    expect(rehearsal).toMatchObject({ flights: 1, programmes: 1 });
    const { runs } = await admin.data('listRuns', { params: { competitionId: rehearsal.id } });
    const events = runs.flatMap(({ flights }) => flights.map(({ eventId }) => eventId));
    expect(events).toEqual([second.eventId]);
  });

  it('is in no list of results and no day to rehearse, and the protocol names it with the reason', async () => {
    const { params, competition, second } = await staged();
    const listed = await admin.data('listFlightResults', { params });
    expect(listed.flights.map(({ id }) => id)).toEqual([second.id]);
    expect(listed.events.map(({ id }) => id)).toEqual([second.eventId]);
    const { days } = await admin.data('getRehearsal', { params });
    expect(days).toEqual([{ date: competition.startDate, flights: 1 }]);
    const protocol = await admin.data('getProtocol', { params, query: { copy: 'organisers' } });
    expect(protocol.events.map(({ id }) => id)).toEqual([second.eventId]);
    expect(protocol.cancelledEvents).toMatchObject([{ format: 'Freestyle', reason: 'A judge is missing' }]);
  });

  it('is on no paper, also once the form offers it again', async () => {
    const { params, competition, form, second } = await staged();
    const { version } = await admin.data('getForm', { params: { formId: form.id } });
    const body = { ...form, competitionId: params.competitionId, version };
    await admin.data('updateForm', { params: { formId: form.id }, body });
    const { events } = await admin.data('getSchedule', { params, query: {} });
    const levelOf = (isSkated: boolean) =>
      events.find(({ id }) => (id === second.eventId) === isSkated)?.level ?? '';
    const { text } = await readPrintout(admin, competition.id, { document: 'checkIn' });
    expect(text).toContain(levelOf(true));
    expect(text).not.toContain(levelOf(false));
  });

  it('is held no more', async () => {
    const { params, first } = await staged();
    const held = await admin.call('holdFlight', {
      params: { ...params, flightId: first.id },
      body: { until: '09:00', read: null },
    });
    expect([held.status, held.problem.code]).toEqual([409, 'EventCancelled']);
  });
});
