import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { createWrite } from '../../../platform/table/writes.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { familyReservationKey } from './keys.ts';
import { familyReferenceOf, familyReferencesOf, inheritFamilyReference } from './familyReferences.ts';

let table: RunningDynamo;
beforeAll(async () => {
  table = await startMemoryTable();
});
afterAll(() => table.close());

it('finds every family’s reference, however many families of a competition have one', async () => {
  const competitionId = randomUUID();
  const accounts = Array.from({ length: 130 }, (_, index) => `family ${String(index)}`);
  const drawn = new Map<string, string>();
  for (const account of accounts) drawn.set(account, await familyReferenceOf(competitionId, account));

  const found = await familyReferencesOf(competitionId, accounts);
  expect(found.size).toBe(130);
  for (const [account, reference] of drawn) expect(found.get(account)).toEqual({ reference, earlier: [] });
});

it('keeps the references of all take-overs that happen at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const competitionId = randomUUID();
    const own = await familyReferenceOf(competitionId, 'parent');
    const placeholders = ['paper 1', 'paper 2', 'paper 3'];
    const onPaper = await Promise.all(placeholders.map((one) => familyReferenceOf(competitionId, one)));

    await Promise.all(placeholders.map((one) => inheritFamilyReference(competitionId, one, 'parent')));
    const { reference, earlier } = (await familyReferencesOf(competitionId, ['parent'])).get('parent') ?? {};
    expect(reference).toBe(own);
    expect(earlier?.toSorted()).toEqual(onPaper.toSorted());
    expect(await familyReferencesOf(competitionId, placeholders)).toEqual(
      new Map([['parent', { reference, earlier }]]),
    );
  }
});

it('keeps a reference from every other family of the competition', async () => {
  const competitionId = randomUUID();
  const reference = await familyReferenceOf(competitionId, 'parent');
  const taken = createWrite(
    { ...familyReservationKey(competitionId, reference), type: 'familyReference' },
    () => new Error('Another family has it'),
  );
  await expect(transact([taken])).rejects.toThrow('Another family has it');
});

it('loses no reference that an account inherits while it is itself taken over', async () => {
  for (let round = 0; round < 5; round += 1) {
    const competitionId = randomUUID();
    const accounts = ['paper 1', 'paper 2', 'parent'];
    const drawn = await Promise.all(accounts.map((one) => familyReferenceOf(competitionId, one)));

    await Promise.all([
      inheritFamilyReference(competitionId, 'paper 1', 'paper 2'),
      inheritFamilyReference(competitionId, 'paper 2', 'parent'),
    ]);
    const found = [...(await familyReferencesOf(competitionId, accounts)).values()];
    const kept = found.flatMap(({ reference, earlier }) => [reference, ...earlier]);
    expect(kept.toSorted()).toEqual(drawn.toSorted());
  }
});
