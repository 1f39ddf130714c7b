import { entryCounts } from '../../shared/domain/entries/entryCounts.ts';
import { skaterIdentity, nameOrder } from '../../shared/domain/skaters/nameOrder.ts';
import { wrongField, type ApiError } from '../http/apiError.ts';
import { enteredKey, entryKey, formatIceKey, historyKey, placesKey } from '../table/keys.ts';
import { entryIndexKeys } from './entryIndexKeys.ts';
import type { StoredEntry } from './storedEntry.ts';

/** With the keys of every index it is found by: whoever writes an entry writes it with this. */
export function entryItem(entry: StoredEntry) {
  return {
    ...entryKey(entry.accountId, entry.kind, entry.id),
    ...entryIndexKeys(entry),
    ...entry,
  };
}

/** Who enters, as an event's list is ordered and may have them once: the skater or the team. */
export function entryIdentity(entry: StoredEntry): string {
  if (entry.kind === 'team') return nameOrder(entry.name);
  return skaterIdentity(entry.skater.fullName, entry.skater.birthdate);
}

/**
 * That somebody is in an event: one for each event of the entry, and one more for a couple's partner,
 * marked, because a list has the couple once. Who has declined is in nothing and free for another couple.
 */
export function enteredItems(entry: StoredEntry) {
  const { competitionId, id: entryId, kind, accountId } = entry;
  const partner = entry.kind === 'dance' && entry.partner?.state !== 'declined' ? entry.partner : null;
  const record = (eventId: string, identity: string) => ({
    ...enteredKey(competitionId, eventId, identity),
    type: 'entered',
    entryId,
    kind,
    accountId,
  });
  return entry.events.flatMap(({ id, partnered }) => [
    record(id, entryIdentity(entry)),
    ...(partner && partnered
      ? [{ ...record(id, skaterIdentity(partner.fullName, partner.birthdate)), isPartner: true }]
      : []),
  ]);
}

/** The refusal of a record that is there already: the person of it is in the event by another entry. */
export function enteredAlready(item: ReturnType<typeof enteredItems>[number]): ApiError {
  return wrongField('isPartner' in item ? 'partner' : 'event', 'AlreadyExist');
}

/** The first record of the entry's history, which is only ever added to. */
export function submittedRecord(entry: StoredEntry) {
  return {
    ...historyKey(entry.id, entry.id),
    type: 'history',
    what: 'submitted',
    at: entry.submittedAt,
    by: entry.accountId,
    accountId: entry.accountId,
    competitionId: entry.competitionId,
    to: { state: entry.state, events: entry.events, totalPrice: entry.totalPrice, currency: entry.currency },
  };
}

/** What an entry adds to the counters of each of its events. */
export function placesTaken(entry: StoredEntry) {
  return entryCounts(entry).map(({ eventId, add }) => ({
    key: placesKey(entry.competitionId, eventId),
    eventId,
    add,
  }));
}

/** What an entry adds to the ice used of each format whose ice is limited. */
export function iceTaken(entry: StoredEntry) {
  return Object.entries(entry.iceSeconds).map(([formatId, seconds]) => ({
    key: formatIceKey(entry.competitionId, formatId),
    formatId,
    add: { usedSeconds: seconds },
  }));
}
