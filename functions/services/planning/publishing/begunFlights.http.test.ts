import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import {
  asShown,
  delay,
  draftOf,
  joinFlights,
  newLoneFlights,
  newScheduleDraft,
  publish,
} from '../../../../local/testing/publishing.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const BEGUN =
  'This flight has started or has marks. It must stay where it was, with its skaters in their order';

describe('flights that have begun', () => {
  it('keeps a flight that has started where it is, with its skaters in their order, and names it', async () => {
    const staged = await newScheduleDraft();
    await publish(staged, await asShown(staged));
    const { params, problem } = staged;
    const { events } = await draftOf(staged);
    const [event] = events;
    const [flight] = event?.flights ?? [];
    if (!event || !flight) throw new Error('The draft has a flight');
    const named = problem.events.find(({ id }) => id === event.eventId);
    const name = eventLabel(named?.format ?? '', named?.level ?? '');
    await admin.data('startFlight', { params: { ...params, flightId: flight.id } });
    const refused = async () => {
      const { status, problem: answer } = await publish(staged, await asShown(staged));
      expect([status, answer.errors]).toEqual([
        400,
        [{ field: 'flights', code: 'MustCorrect', message: `${name}: ${BEGUN}` }],
      ]);
    };
    const store = async (programmes: string[]) => {
      const { generation, events: stored } = await draftOf(staged);
      const { version } = stored.find(({ eventId }) => eventId === event.eventId) ?? event;
      const changed = { ...event, version, flights: [{ ...flight, programmes }] };
      await admin.data('updateScheduleDraft', {
        params,
        body: { generation, events: [changed], reason: 'Too late' },
      });
    };
    await delay(staged, 20);
    await refused();
    await delay(staged, -20);
    await store(flight.programmes.slice(1));
    await refused();
    await store(flight.programmes.toReversed());
    await refused();
    await store(flight.programmes);
    expect((await publish(staged, await asShown(staged))).answer.data?.version).toBe(2);
    await delay(staged, 20);
    const body = await asShown(staged);
    const { startedAt } = await admin.data('startFlight', { params: { ...params, flightId: flight.id } });
    await admin.data('undoStartFlight', {
      params: { ...params, flightId: flight.id },
      body: { reason: 'Wrong row', startedAt },
    });
    expect((await publish(staged, body)).answer.data?.version).toBe(3);
  });

  it('ends no flight that starts at the same moment', async () => {
    const staged = await newLoneFlights(6);
    const { params } = staged;
    await publish(staged, await asShown(staged));
    const flights = (await draftOf(staged)).events.flatMap((event) => event.flights);
    const gone = flights.slice(1).map(({ id }) => id);
    await joinFlights(staged);
    const body = await asShown(staged);
    const start = async (flightId: string) =>
      (await admin.call('startFlight', { params: { ...params, flightId } })).status;
    const starts: Promise<number>[] = [];
    const publishing = publish(staged, body);
    for (const flightId of gone) starts.push(start(flightId));
    const [reply, statuses] = await Promise.all([publishing, Promise.all(starts)]);
    const hasStarted = statuses.includes(200);
    expect([reply.status, hasStarted]).toEqual(hasStarted ? [400, true] : [200, false]);
    expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
  });
});
