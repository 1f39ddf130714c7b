import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import {
  ADA,
  BO,
  coupleEntry,
  individualEntry,
  teamEntry,
} from '../../../../../local/testing/storedEntries.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { transact } from '../../../../platform/table/transaction.ts';
import { PriceStepConflict, priceStepItems, priceStepPeople, priceStepWrites } from './priceSteps.ts';

const PRICING = {
  firstEventPrice: 5_000,
  secondEventPrice: 3_000,
  additionalEventPrice: 2_000,
  teamPrice: null,
  lateFee: null,
};
const withSteps = <Entry extends StoredEntry>(entry: Entry, first: boolean, second: boolean): Entry => ({
  ...entry,
  pricing: { ...PRICING, steps: { first, second } },
});
const holdersOf = (entries: readonly StoredEntry[]) =>
  priceStepItems(entries).map(({ first, second }) => [first, second]);

describe('priceStepPeople', () => {
  it('are the skaters of an entry, without a partner who has declined, and nobody of a team', () => {
    const names = (entry: StoredEntry) => priceStepPeople(entry).map(({ fullName }) => fullName);
    const couple = coupleEntry();
    const declined = couple.partner && {
      ...couple,
      partner: { ...couple.partner, state: 'declined' as const },
    };
    expect(names(individualEntry())).toEqual([ADA.fullName]);
    expect(names(couple)).toEqual([ADA.fullName, BO.fullName]);
    expect(declined && names(declined)).toEqual([ADA.fullName]);
    expect(names(teamEntry())).toEqual([]);
  });
});

describe('priceStepItems', () => {
  it('name the entry that holds each step of a skater, the first one where two claim it', () => {
    const one = withSteps(individualEntry({ id: 'one' }), true, false);
    const two = withSteps(individualEntry({ id: 'two' }), true, true);
    expect(holdersOf([one, two])).toEqual([['one', 'two']]);
  });

  it('are one for each skater of a couple', () => {
    expect(holdersOf([withSteps(coupleEntry({ id: 'one' }), true, false)])).toEqual([
      ['one', undefined],
      ['one', undefined],
    ]);
  });

  it('are none of a withdrawn entry, or of one with steps of its own', () => {
    const withdrawn = withSteps(individualEntry({ state: 'withdrawn' }), true, true);
    const own = individualEntry({ pricing: { ...PRICING, steps: null } });
    expect(holdersOf([withdrawn, own, withSteps(individualEntry(), false, false)])).toEqual([]);
  });
});

describe('priceStepWrites', () => {
  let dynamo: RunningDynamo;
  beforeAll(async () => {
    dynamo = await startMemoryTable();
  });
  afterAll(() => dynamo.close());

  it('refuse an entry that read a skater’s steps before another one took or gave them back', async () => {
    const one = withSteps(individualEntry({ id: 'one' }), true, true);
    const two = withSteps(individualEntry({ id: 'two' }), true, false);
    const [mine, theirs] = await Promise.all([priceStepWrites(null, one), priceStepWrites(null, two)]);
    await transact(mine);
    await expect(transact(theirs)).rejects.toBeInstanceOf(PriceStepConflict);

    const withdrawn = { ...one, state: 'withdrawn' as const };
    const [leaving, halving] = await Promise.all([
      priceStepWrites(one, withdrawn),
      priceStepWrites(one, withSteps(one, true, false)),
    ]);
    await transact(halving);
    await expect(transact(leaving)).rejects.toBeInstanceOf(PriceStepConflict);
  });
});
