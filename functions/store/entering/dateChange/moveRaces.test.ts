import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import type { StoredCompetition } from '../competitions/repository.ts';
import { familyMoveKey } from '../../keys.ts';
import { moveWrites } from './moveWrites.ts';
import {
  endFamilyRound,
  findFamilyMove,
  findMove,
  holdFamilyMove,
  planFamilyMove,
  saveProgress,
} from './repository.ts';
import type { FamilyMove, StoredMove } from './storedMove.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const now = new Date('2026-11-05T12:00:00Z');
const author = { by: 'organiser', at: now };
const on = (id: string, startDate: string) => ({ id, startDate, endDate: startDate }) as StoredCompetition;
const plan = (id: string, from: string, to: string) => moveWrites(on(id, from), on(id, to), author);

async function moved(id: string, from: string, to: string): Promise<StoredMove> {
  await transact(await plan(id, from, to));
  const move = await findMove(id);
  if (!move) throw new Error('The competition moved');
  return move;
}

it('moves a competition once, of two organisers who move it at once', async () => {
  const id = 'c1';
  const [first, second] = [
    await plan(id, '2027-01-06', '2027-02-06'),
    await plan(id, '2027-01-06', '2027-03-06'),
  ];
  await transact(first);
  await expect(transact(second)).rejects.toMatchObject({ code: 'VersionConflict' });
  const [third, fourth] = [
    await plan(id, '2027-02-06', '2027-04-06'),
    await plan(id, '2027-02-06', '2027-05-06'),
  ];
  await transact(third);
  await expect(transact(fourth)).rejects.toMatchObject({ code: 'VersionConflict' });
  // Families were not told of February.
  expect(await findMove(id)).toMatchObject({
    from: { startDate: '2027-01-06' },
    to: { startDate: '2027-04-06' },
  });
});

it('does not end a move by the progress of one that it replaced', async () => {
  const earlier = await moved('c2', '2027-01-06', '2027-02-06');
  const later = await moved('c2', '2027-02-06', '2027-03-06');
  await saveProgress(earlier, { ...earlier, done: true }, 5);
  expect(await findMove('c2')).toEqual(later);
  await saveProgress(later, { ...later, done: true }, 2);
  expect(await findMove('c2')).toMatchObject({ id: later.id, done: true, told: 2 });
});

const mailOf = (moveId: string, more: Partial<FamilyMove> = {}): FamilyMove => ({
  type: 'familyMove',
  moveId,
  accountId: 'parent',
  from: { startDate: '2027-01-06', endDate: '2027-01-06' },
  to: { startDate: '2027-02-06', endDate: '2027-02-06' },
  before: {},
  sentAt: null,
  round: null,
  ...more,
});

it('plans a family’s mail once, over the one that was read', async () => {
  const [none, first] = [null, mailOf('m1')];
  expect(await planFamilyMove('c3', first, none)).toBe(true);
  expect(await planFamilyMove('c3', mailOf('m1', { before: { e1: { ages: [9], remarks: [] } } }), none)).toBe(
    false,
  );
  expect(await planFamilyMove('c3', mailOf('m2'), first)).toBe(true);
  expect(await planFamilyMove('c3', mailOf('m3'), first)).toBe(false);
  expect(await findFamilyMove('c3', 'parent')).toEqual(mailOf('m2'));
});

it('holds a family’s mail for one call, and neither one that was sent nor one of an earlier move', async () => {
  const mail = mailOf('m1');
  await planFamilyMove('c4', mail, null);
  expect(await holdFamilyMove('c4', mailOf('m0'), now)).toBeNull();
  expect(await holdFamilyMove('c4', mail, now)).not.toBeNull();
  expect(await holdFamilyMove('c4', mail, now)).toBeNull();

  const held = await findFamilyMove('c4', 'parent');
  const sentAt = '2026-11-05T12:01:00.000Z';
  await updateItem(familyMoveKey('c4', 'parent'), {
    update: 'SET sentAt = :sent REMOVE outbox',
    values: { ':sent': sentAt },
  });
  expect(await holdFamilyMove('c4', mail, now)).toBeNull();
  expect(await planFamilyMove('c4', mailOf('m2'), held)).toBe(false);
  expect(await findFamilyMove('c4', 'parent')).toMatchObject({ moveId: 'm1', sentAt });
});

it('ends a family’s round of its own move only', async () => {
  await planFamilyMove('c5', mailOf('m2'), null);
  await endFamilyRound('c5', mailOf('m1'), 'round 1');
  expect((await findFamilyMove('c5', 'parent'))?.round).toBeNull();
  await endFamilyRound('c5', mailOf('m2'), 'round 2');
  expect((await findFamilyMove('c5', 'parent'))?.round).toBe('round 2');
});
