import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { ADA, individualEntry } from '../../../../local/testing/storedEntries.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  aliasWrites,
  peopleRecords,
  removeDecision,
  saveDecision,
  type StoredDecision,
} from './repository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const conflict = { code: 'VersionConflict' };

it('lets a corrected spelling lead to one person, of two whose names are corrected to it at once', async () => {
  const before = individualEntry();
  const correctedOf = (knownAs: string) =>
    individualEntry({ skater: { ...ADA, fullName: 'Ada Field', knownAs } });
  await transact(aliasWrites(before, correctedOf('first person')));
  await transact(aliasWrites(before, correctedOf('first person')));
  const other = aliasWrites(before, correctedOf('second person'));
  await expect(transact(other)).rejects.toMatchObject(conflict);
  const { aliases } = await peopleRecords(before.competitionId);
  expect(aliases.map(({ knownAs }) => knownAs)).toEqual(['first person']);
});

it('decides about a double once, and takes back the decision that was read', async () => {
  const merge: StoredDecision = {
    type: 'double',
    pair: 'one.other',
    decision: 'merged',
    kept: 'one',
    merged: 'other',
    at: '2027-01-05T12:00:00.000Z',
    by: 'organiser',
  };
  const alias = {
    type: 'alias' as const,
    identity: 'other',
    knownAs: 'one',
    entryId: null,
    merge: 'one.other',
  };
  const different = { ...merge, decision: 'different' as const, kept: '', merged: '' };
  await saveDecision('c1', merge, [alias]);
  await expect(saveDecision('c1', different, [])).rejects.toMatchObject(conflict);
  await removeDecision('c1', merge, [alias]);
  await expect(removeDecision('c1', merge, [alias])).rejects.toMatchObject(conflict);
  await saveDecision('c1', different, []);
  await expect(removeDecision('c1', merge, [alias])).rejects.toMatchObject(conflict);
  expect(await peopleRecords('c1')).toEqual({ aliases: [], decisions: [different] });
});
