import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { DEFAULT_JUDGING_RULES } from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { flightRulesOf } from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { dayFlightKey } from '../running/keys.ts';
import { pointerKey } from '../../planning/publishing/keys.ts';
import { storeMarks, storeRuling, type SheetChange } from './markRepository.ts';
import { sheetsOf } from './repository.ts';
import type { StoredMark } from './storedMarks.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const at = '2027-01-06T09:00:00.000Z';
const by = { kind: 'account' as const, id: 'A1', name: 'Kim Lake' };
const conflict = { code: 'VersionConflict' };
const rules = flightRulesOf(DEFAULT_JUDGING_RULES, {
  format: { format: 'Freestyle', entry: 'individual' },
  event: { id: 'FS4', level: 'Freestyle 4', seconds: 120 },
});

const markOf = (device: string, sequence: number): StoredMark => ({
  id: `${device}.${String(sequence)}`,
  seat: 'judge1',
  programmeId: 'p1',
  column: 'judge1.1',
  value: 72,
  device,
  sequence,
  at,
  receivedAt: at,
  by,
  source: 'device',
  replaces: [],
});

const store = (flightId: string, marks: StoredMark[], change: Partial<SheetChange> = {}) =>
  storeMarks(
    { competitionId: 'c1', flightId },
    { seat: 'judge1', marks, mostBefore: 8, sheet: {}, rules, read: null, before: null, at, ...change },
  );

/** The judges whose marks a sheet has, and how often it was changed. */
async function sheetOf(flightId: string) {
  const { state, marks } = await sheetsOf('c1', flightId);
  return { devices: marks.map(({ device }) => device), revision: state.revision };
}

it('hands in a sheet of paper and a tablet once, with the marks of the first', async () => {
  const nothing = { read: { marks: 0, sheet: undefined }, sheet: { handedInAt: at } };
  await store('both', [markOf('tablet', 1)], nothing);
  await expect(store('both', [markOf('paper', 1)], nothing)).rejects.toMatchObject(conflict);
  expect(await sheetOf('both')).toEqual({ devices: ['tablet'], revision: 1 });

  const again = { read: { marks: 1, sheet: { handedInAt: at } } };
  await store('both', [markOf('paper', 1)], again);
  await expect(store('both', [markOf('late', 1)], again)).rejects.toMatchObject(conflict);
  expect(await sheetOf('both')).toEqual({ devices: ['paper', 'tablet'], revision: 2 });
});

it('keeps a sheet to the marks that it has room for, however many arrive at once', async () => {
  const sent = [1, 2, 3, 4].map((one) => store('full', [markOf(`d${String(one)}`, 1)], { mostBefore: 1 }));
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect((await sheetOf('full')).devices).toHaveLength(2);
});

it('stores a ruling over the one that was read, of two referees’ browsers', async () => {
  const flight = { competitionId: 'c1', flightId: 'ruled' };
  const [low, high] = [
    { least: 60, most: 68 },
    { least: 70, most: 78 },
  ];
  for (const version of [0, 1]) {
    await storeRuling(flight, { version, range: low, before: null, by, at });
    await expect(storeRuling(flight, { version, range: high, before: null, by, at })).rejects.toMatchObject(
      conflict,
    );
    expect((await sheetsOf('c1', 'ruled')).state).toMatchObject({ rulings: version + 1, range: low });
  }
  await storeRuling(flight, { version: 2, range: high, before: null, by, at });
  expect((await sheetsOf('c1', 'ruled')).state).toMatchObject({ rulings: 3, revision: 3, range: high });
});

it('begins a flight neither once somebody was scratched nor once a schedule was published', async () => {
  const scratchOrRestore = () =>
    updateItem(dayFlightKey('c1', 'begun'), {
      update: 'ADD #version :one',
      names: { '#version': 'version' },
      values: { ':one': 1 },
    });
  const publish = (version: number) =>
    updateItem(pointerKey('c1'), {
      update: 'SET #version = :version',
      names: { '#version': 'version' },
      values: { ':version': version },
    });
  await publish(1);
  const read = { dayVersion: 0, published: 1, eventId: 'e1', isBegun: true, isUnwritten: true };
  const begin = (before: SheetChange['before']) => store('begun', [markOf('tablet', 1)], { before });
  await scratchOrRestore();
  await expect(begin(read)).rejects.toMatchObject(conflict);
  await scratchOrRestore();
  await expect(begin({ ...read, dayVersion: 1 })).rejects.toMatchObject(conflict);
  await publish(2);
  await expect(begin({ ...read, dayVersion: 2 })).rejects.toMatchObject(conflict);
  expect((await sheetOf('begun')).devices).toEqual([]);
  await begin({ ...read, dayVersion: 2, published: 2 });
  expect((await sheetsOf('c1', 'begun')).state.firstMarkAt).toBe(at);
});
