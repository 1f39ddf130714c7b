import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { DEFAULT_JUDGING_RULES } from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { flightRulesOf } from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { pointerKey } from '../../planning/publishing/keys.ts';
import { sheetStateKey } from '../running/keys.ts';
import { KnownMark, storeMarks, storeRuling } from './markRepository.ts';
import { sheetsOf, sheetStatesOf } from './repository.ts';
import type { StoredMark } from './storedMarks.ts';

let dynamo: RunningDynamo;
/** Every second transaction is cancelled with TransactionConflict, as AWS does under load. */
beforeAll(async () => {
  dynamo = await startMemoryTable({ transactionConflictEvery: 2 });
});
afterAll(() => dynamo.close());

const at = '2027-01-06T09:00:00.000Z';
const by = { kind: 'account' as const, id: 'A1', name: 'Kim Lake' };
const rules = flightRulesOf(DEFAULT_JUDGING_RULES, {
  format: { format: 'Freestyle', entry: 'individual' },
  event: { id: 'FS4', level: 'Freestyle 4', seconds: 120 },
});

const markOf = (device: string, sequence: number, seat = 'judge1'): StoredMark => ({
  id: `${device}.${String(sequence)}`,
  seat,
  programmeId: 'p1',
  column: `${seat}.1`,
  value: 72,
  device,
  sequence,
  at,
  receivedAt: at,
  by,
  source: 'device',
  replaces: [],
});

const store = (flightId: string, marks: StoredMark[], change: object = {}) =>
  storeMarks(
    { competitionId: 'C', flightId },
    {
      seat: marks[0]?.seat ?? 'judge1',
      marks,
      mostBefore: 8,
      sheet: {},
      rules,
      read: null,
      before: null,
      at,
      ...change,
    },
  );

describe('the marks of a flight', () => {
  it('of four seats at once are all stored, with one revision for each call', async () => {
    const seats = ['judge1', 'judge2', 'judge3', 'referee'];
    await Promise.all(
      seats.map((seat) => store('many', [markOf(`d-${seat}`, 1, seat)], { sheet: { handedInAt: at } })),
    );
    const { state, marks } = await sheetsOf('C', 'many');
    expect(marks.map(({ seat }) => seat).sort()).toEqual(seats);
    expect(state).toMatchObject({ revision: 4, firstMarkAt: at, judgedBy: rules });
    expect([...state.sheets.values()]).toEqual(seats.map(() => ({ handedInAt: at })));
    const states = await sheetStatesOf('C', ['many', 'none']);
    expect([...states.keys()]).toEqual(['many']);
  });

  it('are stored once, and none of a call of which one is stored', async () => {
    await store('twice', [markOf('d', 1)]);
    await expect(store('twice', [markOf('d', 2), markOf('d', 1)])).rejects.toBeInstanceOf(KnownMark);
    expect((await sheetsOf('C', 'twice')).marks.map(({ sequence }) => sequence)).toEqual([1]);
  });

  it('cannot be handed in by somebody who has not seen all of them', async () => {
    await store('unseen', [markOf('d', 1)]);
    const handIn = { sheet: { handedInAt: at }, read: { marks: 0, sheet: {} } };
    await expect(store('unseen', [], handIn)).rejects.toMatchObject({ code: 'VersionConflict' });
    await store('unseen', [markOf('d', 2)], { ...handIn, read: { marks: 1, sheet: {} } });
    expect((await sheetsOf('C', 'unseen')).state.sheets.get('judge1')).toEqual({ handedInAt: at });
  });

  it('cannot be handed in over a confirmation that was not seen', async () => {
    await store('confirmed', [markOf('d', 1)]);
    const asRead = { read: { marks: 1, sheet: {} } };
    await store('confirmed', [], { ...asRead, sheet: { confirmedAt: at, confirmedBy: by } });
    const handIn = { ...asRead, sheet: { handedInAt: at, handedInBy: by } };
    await expect(store('confirmed', [], handIn)).rejects.toMatchObject({ code: 'VersionConflict' });
    expect((await sheetsOf('C', 'confirmed')).state.sheets.get('judge1')).toEqual({
      confirmedAt: at,
      confirmedBy: by,
    });
  });

  it('begin the flight only in the day and the schedule that were read', async () => {
    const before = { dayVersion: 0, published: 1, eventId: 'e1', isBegun: true };
    const conflict = { code: 'VersionConflict' };
    await expect(store('first', [markOf('d', 1)], { before })).rejects.toMatchObject(conflict);
    await updateItem(pointerKey('C'), {
      update: 'SET #version = :one',
      names: { '#version': 'version' },
      values: { ':one': 1 },
    });
    const restored = { before: { ...before, dayVersion: 1 } };
    await expect(store('first', [markOf('d', 1)], restored)).rejects.toMatchObject(conflict);
    await store('first', [markOf('d', 1)], { before: { ...before, isBegun: false } });
    expect((await sheetsOf('C', 'first')).state.firstMarkAt).toBeUndefined();
    await store('first', [markOf('d', 2)], { before });
    expect((await sheetsOf('C', 'first')).state.firstMarkAt).toBe(at);
  });

  it('are refused once the result is approved, and keep the rules of the first', async () => {
    await store('approved', [markOf('d', 1)]);
    await store('approved', [markOf('d', 2)], { rules: { ...rules, most: 60 } });
    expect((await sheetsOf('C', 'approved')).state.judgedBy?.most).toBe(100);
    await updateItem(sheetStateKey('C', 'approved'), {
      update: 'SET approvedVersion = :one',
      values: { ':one': 1 },
    });
    const refused = { code: 'FlightApproved' };
    await expect(store('approved', [markOf('d', 3)])).rejects.toMatchObject(refused);
    const ruling = { version: 0, range: null, before: null, by, at };
    await expect(storeRuling({ competitionId: 'C', flightId: 'approved' }, ruling)).rejects.toMatchObject(
      refused,
    );
    const { state, marks } = await sheetsOf('C', 'approved');
    expect([state.approvedVersion, marks.length, state.range]).toEqual([1, 2, undefined]);
  });
});

describe('what a referee sets', () => {
  it('is stored over what was read, of two at once by one', async () => {
    const flight = { competitionId: 'C', flightId: 'ruled' };
    const range = { least: 70, most: 78 };
    const both = await Promise.allSettled([
      storeRuling(flight, { version: 0, range, before: null, by, at }),
      storeRuling(flight, { version: 0, range: null, before: null, by, at }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const penalty = { programmeId: 'p1', code: 'omitted', tenths: 10, reason: 'No spin', by, at };
    await storeRuling(flight, { version: 1, penalties: [penalty], before: null, by, at });
    const { state } = await sheetsOf('C', 'ruled');
    expect(state).toMatchObject({ revision: 2, rulings: 2, penalties: [penalty] });
    expect(state.firstMarkAt).toBeUndefined();
  });
});
