import { beginRinkUse, isRinkUsed } from '../../../store/rinks/rinkUses.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { rinkIdentity } from '../../../../shared/domain/rinks/rinkIdentity.ts';
import { table } from '../../../platform/table/client.ts';
import { homeRinkKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { Step } from '../../../platform/table/transaction.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** Another submit of this moment was the first from the rink. */
class CountedMeanwhile extends Error {}

/** The rink was deleted while the entry was on its way. */
class RinkGone extends Error {}

/**
 * Competitions with the rinks that have entries in them, and those that are named. That a rink has
 * stays so: this memory of a running function never tells a thing that is no longer true.
 */
const counted = new Set<string>();

/** Some 100 bytes each. */
const MOST_REMEMBERED = 20_000;

/**
 * Stores an entry so that its home rink, where that is a registered one, is counted as used by the
 * competition. Only the first entry from a rink writes to the rink's item: in a rush the others would
 * queue at it. A rink that is gone leaves its name to the entry.
 * @param store writes the entry and the steps it is given in one transaction
 */
export async function withHomeRink<Entry extends StoredEntry>(
  entry: Entry,
  store: (entry: Entry, steps: readonly Step[]) => Promise<void>,
): Promise<Entry> {
  const { homeRinkId, competitionId } = entry;
  const name = `${competitionId} ${homeRinkId}`;
  await nameHomeRink(entry);
  const use = { kind: 'entries', id: competitionId } as const;
  const isCounted = homeRinkId === null || counted.has(name) || (await isRinkUsed(homeRinkId, use));
  try {
    await store(entry, isCounted ? [] : beginRinkUse(homeRinkId, use, 'there', REFUSALS));
    if (homeRinkId !== null) remember(name);
    return entry;
  } catch (error) {
    if (error instanceof RinkGone) return withHomeRink({ ...entry, homeRinkId: null }, store);
    if (!(error instanceof CountedMeanwhile)) throw error;
    remember(name);
    return withHomeRink(entry, store);
  }
}

/**
 * Names the rink among those that the competition's entries come from, so that lists can be asked by
 * rink. A write of its own that queues at nothing: one that no entry follows names a rink too many.
 */
async function nameHomeRink(entry: StoredEntry): Promise<void> {
  const item = homeRinkItem(entry);
  const name = `${item.pk} ${item.identity}`;
  if (counted.has(name)) return;
  await table().send(new PutCommand({ TableName: tableName(), Item: item }));
  remember(name);
}

export function homeRinkItem(entry: StoredEntry) {
  const { competitionId, homeIsiRink: name, homeRinkId: rinkId } = entry;
  const identity = rinkIdentity(entry);
  return { ...homeRinkKey(competitionId, identity), type: 'homeRink', identity, name, rinkId };
}

const REFUSALS = { unfit: () => new RinkGone(), counted: () => new CountedMeanwhile() };

function remember(name: string): void {
  if (counted.size >= MOST_REMEMBERED) counted.clear();
  counted.add(name);
}
