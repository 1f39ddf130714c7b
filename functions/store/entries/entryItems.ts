import { entryCounts } from '../../../shared/domain/capacity/entryCounts.ts';
import { skaterIdentity, nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';
import { wrongField, type ApiError } from '../../platform/errors/apiError.ts';
import { parseWaitlistName } from '../../../shared/domain/capacity/waitlists.ts';
import { enteredKey, entryKey, formatIceKey, historyKey, placesKey, waitingKey } from '../keys.ts';
import { entryIndexKeys, isErased } from './entryIndexKeys.ts';
import type { StoredEntry, StoredEvent } from './storedEntry.ts';

/** With the keys of every index it is found by: whoever writes an entry writes it with this. */
export function entryItem(entry: StoredEntry) {
  return {
    ...entryKey(entry.accountId, entry.kind, entry.id),
    ...entryIndexKeys(entry),
    ...entry,
  };
}

/** Who enters, as an event's list is ordered and may have them once: the skater or the team. */
export function entryIdentityKeys(entry: StoredEntry): string {
  if (entry.kind === 'team') return nameOrder(entry.name);
  return skaterIdentity(entry.skater.fullName, entry.skater.birthdate);
}

/**
 * That somebody is in an event: one for each event of the entry, and one more for a couple's partner,
 * marked, because a list has the couple once. Who has declined is in nothing and free for another couple;
 * who is withdrawn is in nothing and may enter again; who is forgotten is nobody that could.
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
  if (entry.state === 'withdrawn' || isErased(entry)) return [];
  return entry.events.flatMap(({ id, partnered }) => [
    record(id, entryIdentityKeys(entry)),
    ...(partner && partnered
      ? [{ ...record(id, skaterIdentity(partner.fullName, partner.birthdate)), isPartner: true }]
      : []),
  ]);
}

/** The refusal of a record that is there already: the person of it is in the event by another entry. */
export function alreadyEntered(item: ReturnType<typeof enteredItems>[number]): ApiError {
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
export function takenPlaceCount(entry: StoredEntry) {
  return entryCounts(entry).map(({ eventId, add }) => ({
    key: placesKey(entry.competitionId, eventId),
    eventId,
    add,
  }));
}

/** What an entry adds to the ice used of each format whose ice is limited, and to who waits for it. */
export function takenIce(entry: StoredEntry) {
  const { competitionId } = entry;
  const counts = new Map<string, Record<string, number>>();
  const add = (formatId: string, name: string, count: number) => {
    const counter = counts.get(formatId) ?? {};
    counts.set(formatId, { ...counter, [name]: (counter[name] ?? 0) + count });
  };
  for (const [formatId, seconds] of Object.entries(entry.iceSeconds)) add(formatId, 'usedSeconds', seconds);
  for (const event of waitlistedEvents(entry)) {
    const list = parseWaitlistName(event.waiting.list);
    if (list.of === 'format') add(list.formatId, 'waiting', 1);
  }
  return [...counts].map(([formatId, counted]) => ({
    key: formatIceKey(competitionId, formatId),
    formatId,
    add: counted,
  }));
}

type WaitlistedEvent = StoredEvent & { readonly waiting: NonNullable<StoredEvent['waiting']> };

/** Those of an entry's events that stand in a waiting list. */
export function waitlistedEvents({
  state,
  events,
}: Pick<StoredEntry, 'state' | 'events'>): WaitlistedEvent[] {
  if (state === 'withdrawn') return [];
  return events.filter((event): event is WaitlistedEvent => event.waiting !== null);
}

/** One for each event that waits: its place in its list. */
export function waitlistItems(entry: StoredEntry) {
  const { competitionId, id: entryId, kind, accountId } = entry;
  return waitlistedEvents(entry).map(({ id: eventId, waiting }) => ({
    ...waitingKey(competitionId, waiting.list, waiting.position, entryId, eventId),
    type: 'waiting',
    entryId,
    kind,
    accountId,
    eventId,
    ...waiting,
  }));
}
