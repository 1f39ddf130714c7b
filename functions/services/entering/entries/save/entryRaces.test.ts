import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../../local/testing/memoryTable.ts';
import { ADA, individualEntry, storedEvent, teamEntry } from '../../../../../local/testing/storedEntries.ts';
import { eventWaitlist } from '../../../../../shared/domain/entering/capacity/waitlists.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { getItem } from '../../../../platform/table/read.ts';
import { transact } from '../../../../platform/table/transaction.ts';
import { putItem } from '../../../../platform/table/writes.ts';
import { enteredItems, entryItem, waitlistItems } from '../../../../store/entering/entries/items.ts';
import { rosterUses, rosterWrites, skatesWithAnother } from '../../../../store/entering/entries/rosters.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { moveEntry } from '../forFamilies/moveEntry.ts';
import { PriceStepConflict, priceStepKeys, priceStepWrites } from '../pricing/priceSteps.ts';
import { submitLimitWrites } from '../submit/eventLimits.ts';
import { saveEntry } from './saveEntry.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const now = new Date('2026-11-05T12:00:00Z');
const conflict = { code: 'VersionConflict' };
const OTHER = '01JZ0000000000000000000002';

/** One that has a place in an event and waits for another, stored with all that names it. */
async function stored(competitionId: string): Promise<StoredEntry> {
  const since = '2026-10-01T09:00:00.000Z';
  const list = eventWaitlist('freestyle.2');
  const waits = { state: 'waiting', waiting: { list, position: 'p1', since } } as const;
  const events = [storedEvent('freestyle.1'), storedEvent('freestyle.2', waits)];
  const entry = individualEntry({ competitionId, skater: ADA, events });
  for (const item of [entryItem(entry), ...enteredItems(entry), ...waitlistItems(entry)]) await putItem(item);
  return entry;
}

const CHANGES = [
  {
    what: 'leaves its events',
    change: (entry: StoredEntry) =>
      saveEntry(
        entry,
        { ...entry, withdrawnAt: now.toISOString(), state: 'withdrawn' },
        { action: 'withdrawn', by: 'parent', now },
      ),
  },
  {
    what: 'moves to another family',
    change: (entry: StoredEntry) =>
      moveEntry(entry, { accountId: 'other', writes: [] }, { action: 'takenOver', by: 'other', now }),
  },
];

describe.each(CHANGES)('an entry that $what', ({ what, change }) => {
  it.each([
    ['a place in an event', enteredItems],
    ['its place in a waitlist', waitlistItems],
  ])('stays as it is where %s is another entry’s by now', async (part, itemsOf) => {
    const entry = await stored(`${what} ${part}`);
    const [item] = itemsOf(entry);
    if (!item) throw new Error('The entry has one');
    await putItem({ ...item, entryId: OTHER });
    await expect(change(entry)).rejects.toMatchObject(conflict);
    expect((await getItem({ pk: item.pk, sk: item.sk }))?.['entryId']).toBe(OTHER);
    expect(await findEntry(entry.accountId, entry.id)).toMatchObject({
      version: 1,
      accountId: entry.accountId,
    });
  });
});

it('prices a skater’s entry again when another of theirs has taken the first price step meanwhile', async () => {
  const steps = (first: boolean, second: boolean) => ({ first, second });
  const entryWith = (id: string, claimed: ReturnType<typeof steps>) => {
    const entry = individualEntry({ id, competitionId: 'ladder' });
    return { ...entry, pricing: { ...entry.pricing, steps: claimed } } as StoredEntry;
  };
  await transact(await priceStepWrites(null, entryWith('e2', steps(false, true))));
  const [one, other] = [entryWith('e1', steps(true, false)), entryWith('e3', steps(true, false))];
  const [taking, late] = [await priceStepWrites(null, one), await priceStepWrites(null, other)];
  await transact(taking);
  await expect(transact(late)).rejects.toBeInstanceOf(PriceStepConflict);
  const [key] = priceStepKeys('ladder', [ADA]);
  if (!key) throw new Error('Ada has price steps');
  expect(await getItem(key)).toMatchObject({ first: 'e1', second: 'e2' });
});

it('takes skaters into one team of an event, of two large teams that enter at once', async () => {
  const skaters = Array.from({ length: 80 }, (_, index) => ({
    ...ADA,
    fullName: `Skater ${String(index)}`,
    alternate: false,
  }));
  const team = (id: string) => teamEntry({ id, competitionId: 'rosters', skaters });
  const [first, second] = [team('e1'), team('e2')];
  const [entering, late] = [rosterWrites(null, first), rosterWrites(null, second)];
  await transact(entering);
  await expect(transact(late)).rejects.toMatchObject({ code: 'ValidationFailed' });
  const query = { competitionId: 'rosters', eventId: 'team.1', entryId: 'e1' };
  expect(rosterUses(first)).toHaveLength(80);
  expect(await skatesWithAnother(query, skaters)).toEqual(skaters.map(() => false));
});

it('counts events up to the limit of an account, of calls that submit at once', async () => {
  const session = { id: 'parent', emailVerified: true } as Session;
  const submits = [200, 200].map((count) => transact(submitLimitWrites(session, count, now)));
  const outcomes = await Promise.allSettled(submits);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await transact(submitLimitWrites(session, 152, now));
  const more = transact(submitLimitWrites(session, 1, now));
  await expect(more).rejects.toMatchObject({ code: 'TooManyAttempts' });
});
