import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { recordCalls, type RecordedCall } from '../../../../local/testing/recordedCalls.ts';
import { draftPlan } from '../../../../shared/contract/planning/draftParts.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { documentClient } from '../../../platform/table/client.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { competitionKey } from '../../keys.ts';
import { deleteOldPlans, storeScheduleDraft } from './planSwitch.ts';
import { changeScheduleDraft, findScheduleDraft } from './repository.ts';

/** The largest competition (competition day, section 1): 963 skaters on two surfaces and six days. */
const [PROGRAMMES, FLIGHTS, EVENTS, TRACKS] = [3_588, 837, 240, 12];

let dynamo: RunningDynamo;
let calls: RecordedCall[];
beforeAll(async () => {
  dynamo = await startMemoryTable();
  calls = recordCalls(documentClient());
});
afterAll(() => dynamo.close());

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Ids as long as real ones. */
function largestPlan() {
  const coaches = range(66).map(() => ulid());
  const eventIds = range(EVENTS).map(
    (event) => `solo-compulsories.freestyle-${String(event).padStart(3, '0')}`,
  );
  const flights = range(FLIGHTS).map((flight) => {
    const eventId = eventIds[flight % EVENTS] ?? '';
    const size =
      Math.floor(((flight + 1) * PROGRAMMES) / FLIGHTS) - Math.floor((flight * PROGRAMMES) / FLIGHTS);
    const programmes = range(size).map(() => `${ulid()}.${eventId}`);
    return { id: `f${flight + 1}`, eventId, programmes };
  });
  const tracks = range(TRACKS).map((track) => ({
    surfaceId: track % 2 === 0 ? 'main-ice' : 'hall',
    date: `2027-01-${String(6 + Math.floor(track / 2)).padStart(2, '0')}`,
  }));
  const onTrack = (track: number) => flights.filter((_, index) => index % TRACKS === track);
  return {
    tracks: tracks.map((track, index) => ({
      ...track,
      blocks: onTrack(index).flatMap(({ id }, place) => {
        const start = 25_200 + 720 * place;
        const flight = { start: timeOfSeconds(start), seconds: 700, kind: 'flight' as const, flightId: id };
        const resurfacing = { start: timeOfSeconds(start + 700), seconds: 900, kind: 'resurfacing' as const };
        return place % 7 === 6 ? [flight, resurfacing] : [flight];
      }),
    })),
    events: eventIds.map((eventId) => ({
      eventId,
      flights: flights
        .filter((flight) => flight.eventId === eventId)
        .map(({ id, programmes }) => ({ id, programmes })),
    })),
    panels: tracks.map((track, index) => ({
      ...track,
      panels: range(10).map((run) => ({
        id: `p${index}-${run}`,
        flightIds: onTrack(index)
          .slice(run * 7, run * 7 + 7)
          .map(({ id }) => id),
        judges: range(3).map((seat) => coaches[(run + seat) % 66] ?? null),
        referee: coaches[run] ?? null,
      })),
    })),
  };
}

const unitsOf = async (work: () => Promise<unknown>) => {
  calls.length = 0;
  await work();
  return calls.reduce((sum, { units }) => sum + units, 0);
};
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

it('fits one request, and is stored, read and changed for what its size makes of it', async () => {
  const competitionId = ulid();
  await putItem({ ...competitionKey(competitionId), type: 'competition', state: 'published' });
  const plan = largestPlan();
  const body = draftPlan.parse({ generation: 0, revision: 0, seed: 7, ...plan });
  // A request has 512 KiB.
  expect(bytesOf(body)).toBeLessThan(400_000);

  const at = new Date();
  const head = { generation: 1, revision: 1, plan: ulid(), seed: 7, plannedAt: at.toISOString() };
  const drawn = { seed: 7, at: at.toISOString(), reason: null };
  const parts = {
    tracks: plan.tracks.map((track) => ({ ...track, version: 1 })),
    events: plan.events.map(({ eventId, flights }) => ({
      eventId,
      version: 1,
      isFrozen: false,
      flights: flights.map((flight) => ({ ...flight, drawn })),
    })),
    panels: plan.panels.map((panels) => ({ ...panels, version: 1 })),
  };
  const before = await findScheduleDraft(competitionId);
  const stored = await unitsOf(() => storeScheduleDraft(competitionId, before, { ...head, ...parts }, []));
  const read = await unitsOf(() => findScheduleDraft(competitionId));
  const draft = await findScheduleDraft(competitionId);
  expect(draft.events.flatMap(({ flights }) => flights.flatMap(({ programmes }) => programmes))).toHaveLength(
    PROGRAMMES,
  );
  expect(draft.tracks).toHaveLength(TRACKS);
  const moved = { tracks: draft.tracks.slice(0, 2), events: [], panels: [] };
  const changed = await unitsOf(() =>
    changeScheduleDraft(competitionId, draft, moved, { newPlan: '', extraWrites: [] }),
  );
  const cleared = await unitsOf(() =>
    deleteOldPlans(competitionId, { plan: ulid(), replaced: head.plan }, at),
  );
  expect(stored).toBeLessThan(620);
  expect(read).toBeLessThan(110);
  expect(changed).toBeLessThan(30);
  expect(cleared).toBeLessThan(680);
});
