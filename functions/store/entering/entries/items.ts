import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { wrongField, type ApiError } from '../../../platform/errors/apiError.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { rinkIdentity } from '../../../../shared/domain/people/rinks/rinkIdentity.ts';
import { waitlistedEvents } from '../../../../shared/domain/entering/capacity/waitlists.ts';
import {
  dueIndexKey,
  enteredKey,
  entryIndexKey,
  entryKey,
  historyKey,
  rinkIndexKey,
  waitingKey,
} from '../../keys.ts';
import { identityOf, isErased } from './people.ts';
import type { StoredEntry } from './storedEntry.ts';

/** An entry with its keys: by account, in its competition by name, by rink, and by balance due. */
export function entryItem(entry: StoredEntry) {
  return {
    ...entryKey(entry.accountId, entry.kind, entry.id),
    ...entryIndexKeys(entry),
    ...entry,
  };
}

/** The entry's keys in the indexes; only entries with a balance stand in the index of those due. */
export function entryIndexKeys(entry: StoredEntry) {
  const { competitionId, kind, name, id } = entry;
  return {
    ...entryIndexKey(competitionId, kind, name, id),
    ...rinkIndexKey(competitionId, rinkIdentity(entry), kind, name, id),
    ...(balanceDue(entry) !== 0 && !isErased(entry) && dueIndexKey(competitionId, kind, name, id)),
  };
}

/** Identifies the skater or team in an event's list, which is ordered by it and has each of them once. */
export function entryIdentityKeys(entry: StoredEntry): string {
  if (entry.kind === 'team') return nameOrder(entry.name);
  return identityOf(entry.skater);
}

/**
 * One item for each person in each event, so that nobody enters an event twice. A partner's item is marked:
 * lists show a couple once. A declined partner, a withdrawn and an erased entry have none.
 */
export function enteredItems(entry: StoredEntry) {
  const { competitionId, id: entryId, kind, accountId } = entry;
  const couple = entry.kind === 'dance' && entry.partner?.state !== 'declined' ? entry : null;
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
    ...(couple?.partner && partnered && identityOf(couple.partner) !== identityOf(couple.skater)
      ? [{ ...record(id, identityOf(couple.partner)), isPartner: true }]
      : []),
  ]);
}

/** The refusal when another entry has the person in the event. */
export function alreadyEntered(item: ReturnType<typeof enteredItems>[number]): ApiError {
  return wrongField('isPartner' in item ? 'partner' : 'event', 'AlreadyExist');
}

/** The first record of the entry's history. @param reason of an organiser who entered late for a family */
export function submittedRecord(entry: StoredEntry, reason: string | null = null) {
  return {
    ...historyKey(entry.id, entry.id),
    type: 'history',
    what: 'submitted',
    at: entry.submittedAt,
    by: entry.enteredBy?.id ?? entry.accountId,
    ...(reason !== null && { reason }),
    accountId: entry.accountId,
    competitionId: entry.competitionId,
    to: { state: entry.state, events: entry.events, totalPrice: entry.totalPrice, currency: entry.currency },
  };
}

/** One item for each event on a waitlist, at its position. */
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
