import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { individualEntry } from '../../../../local/testing/storedEntries.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { entryHistory } from '../../entering/entries/history.ts';
import { pointerKey } from '../../planning/publishing/keys.ts';
import {
  startDayFlight,
  holdDayFlight,
  storeOrder,
  undoEndOfFlight,
  undoStartOfFlight,
  endDayFlight,
} from './flightRepository.ts';
import { findDayFlight, findStarter } from './repository.ts';
import { storeContactOpening } from './contactRepository.ts';
import { storeStarter } from './starterRepository.ts';
import type { StoredStarter } from './storedDay.ts';
import { storeMovedWalkOn } from './walkOnRepository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
  await updateItem(pointerKey('c1'), {
    update: 'SET #version = :one',
    names: { '#version': 'version' },
    values: { ':one': 1 },
  });
});
afterAll(() => dynamo.close());

const [at, later] = ['2027-01-06T01:00:00.000Z', '2027-01-06T02:00:00.000Z'];
const by = { kind: 'code' as const, id: 'K1', name: 'Kim Lake' };
const conflict = { code: 'VersionConflict' };

const flightNamed = (flightId: string) => ({ competitionId: 'c1', flightId, eventId: 'FS4' });
type Place = ReturnType<typeof flightNamed>;

const orderOf = (version: number, order: readonly string[], walkOns: readonly string[] = []) => ({
  version,
  order,
  walkOns,
  change: { at, by, what: 'order' as const, reason: 'Broken lace' },
});

const starterOf = ({ flightId }: Place, state: StoredStarter['state']): StoredStarter => ({
  flightId,
  programmeId: 'P9',
  state,
  at,
  by,
});

/** A flight where P9 walks on, whose version is then 1. */
async function walkedOn(flightId: string): Promise<Place> {
  const place = flightNamed(flightId);
  await storeOrder(place, { ...orderOf(0, [`P-${flightId}`, 'P9'], ['P9']), joins: `P9-${flightId}` });
  return place;
}

it('stores a start order over the one that was read', async () => {
  const place = flightNamed('ordered');
  for (const version of [0, 1]) {
    await storeOrder(place, { ...orderOf(version, ['P1', 'P2']), joins: null });
    const other = storeOrder(place, { ...orderOf(version, ['P2', 'P1']), joins: null });
    await expect(other).rejects.toMatchObject(conflict);
    const now = await findDayFlight('c1', 'ordered');
    expect([now?.version, now?.order]).toEqual([version + 1, ['P1', 'P2']]);
  }
});

it('takes back the start and the end that were read, and no later ones', async () => {
  const place = flightNamed('tapped');
  const why = { at: later, by, what: 'startUndone' as const, reason: 'Wrong row' };
  await startDayFlight(place, { at: later, by, published: 1 });
  await expect(undoStartOfFlight(place, at, why)).rejects.toMatchObject(conflict);
  await endDayFlight(place, { at: later, by, published: 1 });
  expect(await endDayFlight(place, { at, by, published: 1 })).toBe(false);
  await expect(undoStartOfFlight(place, later, why)).rejects.toMatchObject(conflict);
  expect(await undoEndOfFlight(place, at, why)).toBe(false);
  expect(await findDayFlight('c1', 'tapped')).toMatchObject({ startedAt: later, endedAt: later });
});

it('holds a flight over the hold that was read, and none that has started', async () => {
  const place = flightNamed('held');
  const until = (time: string) => ({ date: '2027-01-06', until: time, at, by });
  expect(await holdDayFlight(place, { hold: until('10:20'), read: null })).toBe(true);
  expect(await holdDayFlight(place, { hold: until('10:25'), read: null })).toBe(false);
  expect(await holdDayFlight(place, { hold: until('10:30'), read: '10:20' })).toBe(true);
  expect(await holdDayFlight(place, { hold: null, read: '10:20' })).toBe(false);
  await startDayFlight(place, { at: later, by, published: 1 });
  expect(await holdDayFlight(place, { hold: null, read: '10:30' })).toBe(false);
  expect((await findDayFlight('c1', 'held'))?.hold?.until).toBe('10:30');
});

it('neither starts nor ends a flight in a schedule that was replaced', async () => {
  const place = flightNamed('replaced');
  await expect(startDayFlight(place, { at, by, published: 9 })).rejects.toMatchObject(conflict);
  await expect(endDayFlight(place, { at, by, published: 9 })).rejects.toMatchObject(conflict);
  expect(await findDayFlight('c1', 'replaced')).toBeNull();
});

/** Moves P9 as it was read between two flights that have version 1 each. */
const move = (from: Place, to: Place, starter: StoredStarter | null, programmeId = `P9-${from.flightId}`) =>
  storeMovedWalkOn(
    { programmeId, starter },
    {
      from: { place: from, change: orderOf(1, [`P-${from.flightId}`]) },
      to: { place: to, change: orderOf(1, [`P-${to.flightId}`, programmeId], [programmeId]) },
    },
  );

const checkIn = (place: Place, programmeId: string) =>
  storeStarter(place, {
    programmeId,
    from: 'expected',
    to: { ...starterOf(place, 'checkedIn'), programmeId },
    until: 'approval',
    at,
  });

it('moves a walk-on that nobody has checked in meanwhile, and its check-in as it was read', async () => {
  const [from, to] = [await walkedOn('left'), await walkedOn('joined')];
  await checkIn(from, 'P9-left');
  await expect(move(from, to, null)).rejects.toMatchObject(conflict);
  const missing = { ...starterOf(from, 'noShow'), programmeId: 'P9-left' };
  await expect(move(from, to, missing)).rejects.toMatchObject(conflict);
  expect((await findStarter('c1', 'left', 'P9-left'))?.state).toBe('checkedIn');
  expect(await findStarter('c1', 'joined', 'P9-left')).toBeNull();
  const versions = await Promise.all([findDayFlight('c1', 'left'), findDayFlight('c1', 'joined')]);
  expect(versions.map((flight) => flight?.version)).toEqual([1, 1]);

  await move(from, to, { ...missing, state: 'checkedIn' });
  expect(await findStarter('c1', 'left', 'P9-left')).toBeNull();
  expect((await findStarter('c1', 'joined', 'P9-left'))?.state).toBe('checkedIn');
});

it('moves a walk-on to one flight, of two organisers who move it at once', async () => {
  const from = await walkedOn('one');
  const [first, second] = [await walkedOn('two'), await walkedOn('three')];
  await move(from, first, null);
  await expect(move(from, second, null)).rejects.toMatchObject(conflict);
  const orders = await Promise.all(['one', 'two', 'three'].map((id) => findDayFlight('c1', id)));
  expect(orders.map((flight) => flight?.order?.includes('P9-one'))).toEqual([false, true, false]);
});

it('opens no emergency contact of a skater who has checked in meanwhile', async () => {
  const place = flightNamed('present');
  await checkIn(place, 'P9-present');
  const entry = individualEntry();
  const opening = { programmeId: 'P9-present', entry, by, now: new Date(later) };
  await expect(storeContactOpening(place, opening)).rejects.toMatchObject({ code: 'ContactClosed' });
  expect(await entryHistory(entry.id)).toEqual([]);
});
