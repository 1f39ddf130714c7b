import { countsTowardsFamilyCap, familyRoom } from '../../../../../shared/domain/entering/fees/familyCap.ts';
import { getItem } from '../../../../platform/table/read.ts';
import type { TransactItem } from '../../../../platform/table/transaction.ts';
import { hasVersion, IS_NEW, putWrite, updateWrite } from '../../../../platform/table/writes.ts';
import { entriesInCompetition } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { familyPriceKey } from '../../../../store/keys.ts';

/*
 * Under a family cap, an entry's price depends on the family's other entries. Every transaction that changes
 * such a price raises the version of one item for the account and competition, so that of two changes made at
 * the same moment the second is priced again.
 */

/** Another entry of the family changed its price between reading and writing: price this one again. */
export class FamilyPriceConflict extends Error {}

/** The share of the cap that is left for an entry, and the version of the family's prices that it was read from. */
export interface FamilyShare {
  readonly accountId: string;
  readonly competitionId: string;
  /** Minor units. */
  readonly room: number;
  /** 0 before the family's first price under a cap. */
  readonly version: number;
}

type OfFamily = Pick<StoredEntry, 'accountId' | 'competitionId'>;

/**
 * Reads how much of the cap is left for an entry of the account in the competition.
 * @param own the id of the entry itself, which does not count; null for a new one
 */
export async function readFamilyShare(
  { accountId, competitionId }: OfFamily,
  cap: number,
  own: string | null,
): Promise<FamilyShare> {
  // The version first: a price that changes after it makes the transaction fail.
  const item = await getItem(familyPriceKey(accountId, competitionId));
  const version = Number(item?.['version'] ?? 0);
  const entries = await familyEntriesUnderCap({ accountId, competitionId });
  const others = entries.filter(({ id }) => id !== own).map(({ totalPrice }) => totalPrice);
  return { accountId, competitionId, room: familyRoom(cap, others) ?? 0, version };
}

/** A family's entries that count towards the cap, withdrawn ones with what they retain, the oldest first. */
export async function familyEntriesUnderCap({ accountId, competitionId }: OfFamily): Promise<StoredEntry[]> {
  const kinds = (['individual', 'dance'] as const).map((kind) =>
    entriesInCompetition(accountId, kind, competitionId),
  );
  return (await Promise.all(kinds)).flat().sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** @returns items that may throw `FamilyPriceConflict` */
export function familyShareWrites(share: FamilyShare | null): TransactItem[] {
  if (!share) return [];
  const { accountId, competitionId, version } = share;
  const item = { ...familyPriceKey(accountId, competitionId), type: 'familyPrice', version: version + 1 };
  const isAsRead = version === 0 ? { condition: IS_NEW } : hasVersion(version);
  return [putWrite(item, { ...isAsRead, onConflict: () => new FamilyPriceConflict() })];
}

/**
 * For an entry that joins or leaves a family as it is. It may be from before the cap, so this does not ask for
 * one: a price that is being worked out for the family is worked out again.
 */
export function familyVersionWrites(entry: OfFamily & Pick<StoredEntry, 'kind'>): TransactItem[] {
  if (!countsTowardsFamilyCap(entry.kind)) return [];
  const write = updateWrite(familyPriceKey(entry.accountId, entry.competitionId), {
    update: 'SET #type = :type ADD #version :one',
    names: { '#type': 'type', '#version': 'version' },
    values: { ':type': 'familyPrice', ':one': 1 },
  });
  return [write];
}

/** The cap that an entry is under; null for a team, an erased entry, or one from before the cap. */
export function familyCapOf({ kind, pricing }: Pick<StoredEntry, 'kind' | 'pricing'>): number | null {
  return countsTowardsFamilyCap(kind) ? (pricing?.familyCap ?? null) : null;
}
