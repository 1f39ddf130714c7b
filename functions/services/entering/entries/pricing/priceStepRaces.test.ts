import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { individualEntry } from '../../../../../local/testing/storedEntries.ts';
import { transact } from '../../../../platform/table/transaction.ts';
import { PriceStepConflict, priceStepWrites } from './priceSteps.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const PRICING = {
  firstEventPrice: 5_000,
  secondEventPrice: 3_000,
  additionalEventPrice: 2_000,
  teamPrice: null,
  lateFee: null,
};

const entryWith = (id: string, first: boolean, second: boolean) => ({
  ...individualEntry({ id }),
  pricing: { ...PRICING, steps: { first, second } },
});

it('refuses who read the steps of a skater before another entry took or gave them back', async () => {
  const one = entryWith('one', true, true);
  const two = entryWith('two', true, false);
  const [mine, theirs] = await Promise.all([priceStepWrites(null, one), priceStepWrites(null, two)]);
  await transact(mine);
  await expect(transact(theirs)).rejects.toBeInstanceOf(PriceStepConflict);

  const withdrawn = { ...one, state: 'withdrawn' as const };
  const [leaving, halving] = await Promise.all([
    priceStepWrites(one, withdrawn),
    priceStepWrites(one, entryWith('one', true, false)),
  ]);
  await transact(halving);
  await expect(transact(leaving)).rejects.toBeInstanceOf(PriceStepConflict);
});
