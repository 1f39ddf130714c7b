import { balanceDue } from '../../../shared/domain/payments/paymentState.ts';
import { rinkIdentity } from '../../../shared/domain/rinks/rinkIdentity.ts';
import { dueIndexKey, entryIndexKey, rinkIndexKey } from '../keys.ts';
import type { StoredEntry } from './storedEntry.ts';

/**
 * Where the indexes have an entry: in its competition by name, with its rink, and, as long as its
 * balance is not zero, among those that are due. Who was forgotten is asked for nothing more.
 */
export function entryIndexKeys(entry: StoredEntry) {
  const { competitionId, kind, name, id } = entry;
  return {
    ...entryIndexKey(competitionId, kind, name, id),
    ...rinkIndexKey(competitionId, rinkIdentity(entry), kind, name, id),
    ...(balanceDue(entry) !== 0 && !isErased(entry) && dueIndexKey(competitionId, kind, name, id)),
  };
}

/** Whether the person was taken out of it (erasePerson): no other entry has no country. */
export function isErased(entry: Pick<StoredEntry, 'country'>): boolean {
  return entry.country === '';
}
