import { addRinkUseWrites, isRinkUsed } from '../../../store/rinks/rinkUses.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { rinkIdentity } from '../../../../shared/domain/rinks/rinkIdentity.ts';
import { documentClient } from '../../../platform/table/client.ts';
import { homeRinkKey } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** Another submit of this moment was the first from the rink. */
class RinkUseConflict extends Error {}

/** The rink was deleted while the entry was on its way. */
class RinkRemoved extends Error {}

/**
 * Competitions with the rinks that have entries in them, and those that are named. That a rink has
 * stays so: this memory of a running function never tells a thing that is no longer true.
 */
const countedRinks = new Set<string>();

/** Some 100 bytes each. */
const MAX_REMEMBERED = 20_000;

/**
 * Stores an entry so that its home rink, where that is a registered one, is counted as used by the
 * competition. Only the first entry from a rink writes to the rink's item: in a rush the others would
 * queue at it. A rink that is gone leaves its name to the entry.
 * @param store writes the entry and the steps it is given in one transaction
 */
export async function countHomeRink<Entry extends StoredEntry>(
  entry: Entry,
  save: (entry: Entry, steps: readonly TransactItem[]) => Promise<void>,
): Promise<Entry> {
  const { homeRinkId, competitionId } = entry;
  const name = `${competitionId} ${homeRinkId}`;
  await homeRinkWrite(entry);
  const use = { kind: 'entries', id: competitionId } as const;
  const isCounted = homeRinkId === null || countedRinks.has(name) || (await isRinkUsed(homeRinkId, use));
  try {
    await save(entry, isCounted ? [] : addRinkUseWrites(homeRinkId, use, 'there', REFUSALS));
    if (homeRinkId !== null) remember(name);
    return entry;
  } catch (error) {
    if (error instanceof RinkRemoved) return countHomeRink({ ...entry, homeRinkId: null }, save);
    if (!(error instanceof RinkUseConflict)) throw error;
    remember(name);
    return countHomeRink(entry, save);
  }
}

/**
 * Names the rink among those that the competition's entries come from, so that lists can be asked by
 * rink. A write of its own that queues at nothing: one that no entry follows names a rink too many.
 */
async function homeRinkWrite(entry: StoredEntry): Promise<void> {
  const item = homeRinkItem(entry);
  const name = `${item.pk} ${item.identity}`;
  if (countedRinks.has(name)) return;
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: item }));
  remember(name);
}

export function homeRinkItem(entry: StoredEntry) {
  const { competitionId, homeIsiRink: name, homeRinkId: rinkId } = entry;
  const identity = rinkIdentity(entry);
  return { ...homeRinkKey(competitionId, identity), type: 'homeRink', identity, name, rinkId };
}

const REFUSALS = { unfit: () => new RinkRemoved(), counted: () => new RinkUseConflict() };

function remember(name: string): void {
  if (countedRinks.size >= MAX_REMEMBERED) countedRinks.clear();
  countedRinks.add(name);
}
