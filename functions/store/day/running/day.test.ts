import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { startDayFlight, storeOrder, undoStartOfFlight } from './flightRepository.ts';
import { pointerKey } from '../../planning/publishing/keys.ts';
import { sheetStateKey } from './keys.ts';
import { findDayFlight, findStarter } from './repository.ts';
import { StaleStarter, storeStarter, type StarterChange } from './starterRepository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
  await updateItem(pointerKey('C1'), {
    update: 'SET #version = :one',
    names: { '#version': 'version' },
    values: { ':one': 1 },
  });
});
afterAll(() => dynamo.close());

const tap = { at: '2027-01-06T01:00:00.000Z', by: { kind: 'code' as const, id: 'K1', name: 'Kim Lake' } };

const start = { ...tap, published: 1 };

const flightNamed = (flightId: string) => ({ competitionId: 'C1', flightId, eventId: 'FS4' });
type Place = ReturnType<typeof flightNamed>;

const change = (
  place: Place,
  programmeId: string,
  [from, to]: readonly [StarterChange['from'], 'checkedIn' | 'scratched' | 'noShow' | null],
  until: StarterChange['until'],
) =>
  storeStarter(place, {
    programmeId,
    from,
    to: to && { flightId: place.flightId, programmeId, state: to, ...tap },
    until,
    at: tap.at,
  });

const setState = ({ competitionId, flightId }: Place, what: 'firstMarkAt' | 'approvedVersion') =>
  updateItem(sheetStateKey(competitionId, flightId), {
    update: 'SET #what = :one',
    names: { '#what': what },
    values: { ':one': what === 'firstMarkAt' ? tap.at : 1 },
  });

it('scratches and restores until the first mark, and records no-shows until the approval', async () => {
  const place = flightNamed('F1');
  await change(place, 'P1', ['expected', 'scratched'], 'firstMark');
  await setState(place, 'firstMarkAt');
  const late = { code: 'FlightHasMarks' };
  await expect(change(place, 'P1', ['scratched', null], 'firstMark')).rejects.toMatchObject(late);
  await expect(change(place, 'P2', ['expected', 'scratched'], 'firstMark')).rejects.toMatchObject(late);
  await change(place, 'P2', ['expected', 'noShow'], 'approval');
  await setState(place, 'approvedVersion');
  const over = { code: 'FlightApproved' };
  await expect(change(place, 'P3', ['expected', 'noShow'], 'approval')).rejects.toMatchObject(over);
  await expect(change(place, 'P2', ['noShow', 'checkedIn'], 'approval')).rejects.toMatchObject(over);
  const order = { version: 2, order: ['P2', 'P1'], walkOns: [], joins: null };
  const why = { ...tap, what: 'order' as const, reason: 'Broken lace' };
  await expect(storeOrder(place, { ...order, change: why })).rejects.toMatchObject(over);
  expect((await findDayFlight('C1', 'F1'))?.version).toBe(2);
  expect(await findStarter('C1', 'F1', 'P3')).toBeNull();
});

it('changes a starter only from the state that was read', async () => {
  const place = flightNamed('F2');
  await change(place, 'P1', ['expected', 'checkedIn'], 'approval');
  await expect(change(place, 'P1', ['expected', 'scratched'], 'firstMark')).rejects.toBeInstanceOf(
    StaleStarter,
  );
  await expect(change(place, 'P1', ['scratched', null], 'firstMark')).rejects.toBeInstanceOf(StaleStarter);
  expect((await findStarter('C1', 'F2', 'P1'))?.state).toBe('checkedIn');
  expect(await findDayFlight('C1', 'F2')).toBeNull();
});

it('keeps a start that has marks, and a programme in the one flight where it walked on', async () => {
  const [place, other] = [flightNamed('F3'), flightNamed('F4')];
  expect(await startDayFlight(place, start)).toBe(true);
  expect(await startDayFlight(place, { ...start, at: '2027-01-06T02:00:00.000Z' })).toBe(false);
  await setState(place, 'firstMarkAt');
  const undone = { ...tap, what: 'startUndone' as const, reason: 'Wrong row' };
  await expect(undoStartOfFlight(place, tap.at, undone)).rejects.toMatchObject({ code: 'FlightHasMarks' });
  expect((await findDayFlight('C1', 'F3'))?.startedAt).toBe(tap.at);

  const why = { ...tap, what: 'walkOn' as const, reason: 'Entered at the desk' };
  const walkOn = { version: 0, order: ['P9'], walkOns: ['P9'], joins: 'P9', change: why };
  await storeOrder(place, walkOn);
  await expect(storeOrder(other, walkOn)).rejects.toMatchObject({ code: 'ValidationFailed' });
  expect(await findDayFlight('C1', 'F4')).toBeNull();
});
