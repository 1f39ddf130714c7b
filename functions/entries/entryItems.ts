import { entryCounts } from '../../shared/domain/entries/entryCounts.ts';
import { skaterIdentity, nameOrder } from '../../shared/domain/skaters/nameOrder.ts';
import { enteredKey, entryIndexKey, entryKey, formatIceKey, historyKey, placesKey } from '../table/keys.ts';
import type { StoredEntry } from './storedEntry.ts';

export function entryItem(entry: StoredEntry) {
  return {
    ...entryKey(entry.accountId, entry.kind, entry.id),
    ...entryIndexKey(entry.competitionId, entry.kind, entry.name, entry.id),
    ...entry,
  };
}

/** Who may be in one event of a competition once: the skater, the couple (either way round), the team. */
export function entryIdentity(entry: StoredEntry): string {
  if (entry.kind === 'team') return nameOrder(entry.name);
  const { fullName, birthdate } = entry.skater;
  if (entry.kind === 'individual') return skaterIdentity(fullName, birthdate);
  const couple = [entry.skater, ...(entry.partner ? [entry.partner] : [])];
  return couple
    .map((one) => skaterIdentity(one.fullName, one.birthdate))
    .sort()
    .join('&');
}

/** One for each event of the entry: that its skater is in it. */
export function enteredItems(entry: StoredEntry) {
  return entry.events.map((event) => ({
    ...enteredKey(entry.competitionId, event.id, entryIdentity(entry)),
    type: 'entered',
    entryId: entry.id,
    kind: entry.kind,
    accountId: entry.accountId,
  }));
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
