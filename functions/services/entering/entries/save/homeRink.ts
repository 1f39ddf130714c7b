import { rinkIdentity } from '../../../../../shared/domain/people/rinks/rinkIdentity.ts';
import { LruCache } from '../../../../platform/LruCache.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { putItem } from '../../../../platform/table/writes.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { homeRinkKey } from '../../../../store/keys.ts';
import { findRink, rinksNamed } from '../../../../store/people/rinks/repository.ts';
import { addRinkUseWrites, isRinkUsed } from '../../../../store/people/rinks/rinkUses.ts';

export interface HomeRink {
  /** The name that lists show. */
  readonly homeIsiRink: string;
  /** Null for a rink that is not registered. */
  readonly homeRinkId: string | null;
}

const ULID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/**
 * Finds a registered rink by its id, or by its name; of two rinks with the same name, the one in the
 * skater's country. Any other name stays as typed.
 */
export async function resolveHomeRink(typed: string, country: string): Promise<HomeRink> {
  const byId = ULID.test(typed) ? await findRink(typed) : null;
  if (byId) return { homeIsiRink: byId.name, homeRinkId: byId.id };
  const named = await rinksNamed(typed);
  const rink = named.find((one) => one.country === country) ?? named[0];
  return rink
    ? { homeIsiRink: rink.name, homeRinkId: rink.rinkId }
    : { homeIsiRink: typed, homeRinkId: null };
}

/** Another entry counted the rink's first use between reading and writing. */
export class RinkUseConflict extends Error {}

/** The rink was deleted between reading and writing: the entry keeps the name alone. */
export class RinkRemoved extends Error {}

/** Some 100 bytes each. */
const MAX_KNOWN = 20_000;

/** Rinks that this process knows to be stored for a competition. They stay stored, so no entry expires. */
const knownRinks = new LruCache<string, true>(MAX_KNOWN);

/**
 * The writes that count the entry's registered home rink as used by the competition. Only the first entry
 * from a rink has any: in a rush, writes to the rink's one item would queue.
 * @returns items that may throw `RinkUseConflict` or `RinkRemoved`
 */
export async function homeRinkWrites(entry: StoredEntry): Promise<TransactItem[]> {
  const { homeRinkId, competitionId } = entry;
  const use = { kind: 'entries', id: competitionId } as const;
  if (homeRinkId === null || knownRinks.has(useName(entry))) return [];
  if (await isRinkUsed(homeRinkId, use)) return [];
  return addRinkUseWrites(homeRinkId, use, 'there', {
    unfit: () => new RinkRemoved(),
    counted: () => new RinkUseConflict(),
  });
}

/** Remembers that an entry is stored whose home rink is counted. */
export function rememberRinkUse(entry: StoredEntry): void {
  if (entry.homeRinkId !== null) knownRinks.set(useName(entry), true);
}

/**
 * Adds the rink to the home rinks that lists can be filtered by, beside the entry's transaction. This is a write
 * of its own because it never conflicts; if the entry is refused, the list has a rink without entries.
 */
export async function storeHomeRink(entry: StoredEntry): Promise<void> {
  const item = homeRinkItem(entry);
  const name = `${item.pk} ${item.identity}`;
  if (knownRinks.has(name)) return;
  await putItem(item);
  knownRinks.set(name, true);
}

export function homeRinkItem(entry: StoredEntry) {
  const { competitionId, homeIsiRink: name, homeRinkId: rinkId } = entry;
  const identity = rinkIdentity(entry);
  return { ...homeRinkKey(competitionId, identity), type: 'homeRink', identity, name, rinkId };
}

const useName = ({ competitionId, homeRinkId }: StoredEntry) => `${competitionId} ${homeRinkId}`;
