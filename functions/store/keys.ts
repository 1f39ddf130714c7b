import type { EntryKind } from '../../shared/contract/competitions/forms.ts';
import type { HistorySubject } from '../../shared/contract/core/history.ts';
import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';
import type { Gsi1Key, Gsi2Key, Gsi3Key } from '../platform/table/key.ts';
import { itemKey, key, unescapeKey } from '../platform/table/key.ts';

export const userKey = (userId: string) => itemKey(key`USER#${userId}`, 'USER');
/** The ids of the super administrators who can log in. */
export const SUPER_ADMINISTRATORS_KEY = itemKey('SUPERADMINISTRATORS', 'SUPERADMINISTRATORS');
/** Accounts by role and name. */
export const usersIndex = (role: string) => key`USERS#${role}`;
export const userIndexKey = (role: string, name: string, id: string): Gsi1Key => ({
  gsi1pk: usersIndex(role),
  gsi1sk: key`${nameOrder(name)}#${id}`,
});

/** An account with its sessions, second factors and audit records. */
export const userPartition = (userId: string) => userKey(userId).pk;
export const SESSION_PREFIX = 'SESSION#';
export const sessionKey = (userId: string, sessionId: string) =>
  itemKey(userPartition(userId), key`SESSION#${sessionId}`);
export const AUDIT_PREFIX = 'AUDIT#';
export const auditKey = (userId: string, recordId: string) =>
  itemKey(userPartition(userId), key`AUDIT#${recordId}`);

/** A second factor or the recovery codes of an account. */
export const FACTOR_PREFIX = 'FACTOR#';
export const factorKey = (userId: string, factorId: string) =>
  itemKey(userPartition(userId), key`FACTOR#${factorId}`);
/** Reserves a passkey's credential for one account. */
export const passkeyKey = (credentialId: string) => itemKey(key`PASSKEY#${credentialId}`, 'PASSKEY');
/** A log-in or enrolment in progress, by the hash of its token. */
export const challengeKey = (tokenHash: string) => itemKey(key`CHALLENGE#${tokenHash}`, 'CHALLENGE');

/** A mail's link by the hash of its token: the table never holds a token that works. */
export const linkKey = (tokenHash: string) => itemKey(key`LINK#${tokenHash}`, 'LINK');

/** Failures of one account or one network address within the window that begins at `start`. */
export const attemptsKey = (what: string, who: string, start: number) =>
  itemKey(key`ATTEMPTS#${what}#${who}`, key`WINDOW#${start}`);

/** The account of a sign-up by its Idempotency-Key; no account existed yet to hold the key. */
export const signUpKey = (idempotency: string) => itemKey(key`SIGNUP#${idempotency}`, 'SIGNUP');

/** Counts the events that an account entered before its address was confirmed. */
export const unprovenEventsKey = (accountId: string) =>
  itemKey(accountPartition(accountId), 'UNPROVENEVENTS');

/** The placeholders of families that a competition's organisers entered for, by address. */
export const placeholdersPartition = (competitionId: string) =>
  key`COMPETITION#${competitionId}#PLACEHOLDERS`;
export const placeholderOfEmailKey = (competitionId: string, email: string) =>
  itemKey(placeholdersPartition(competitionId), key`EMAIL#${email}`);

export const emailKey = (email: string) => itemKey(key`EMAIL#${email}`, 'EMAIL');

export const RINKS = 'RINKS';
export const rinkKey = (rinkId: string) => itemKey(RINKS, key`RINK#${rinkId}`);
export const rinkNamePartition = (name: string) => key`RINKNAME#${nameOrder(name)}`;
export const rinkNameKey = (country: string, name: string) =>
  itemKey(rinkNamePartition(name), key`COUNTRY#${country}`);

export const rinkUsesPartition = (rinkId: string) => key`RINKUSES#${rinkId}`;
export const rinkUseKey = (rinkId: string, kind: string, id: string) =>
  itemKey(rinkUsesPartition(rinkId), key`${kind}#${id}`);

export const competitionKey = (id: string) => itemKey(key`COMPETITION#${id}`, 'COMPETITION');
export const competitionsIndex = (state: string) => key`COMPETITIONS#${state}`;
/** @param order the first day, or of a draft the instant of its last change */
export const competitionIndexKey = (state: string, order: string, id: string): Gsi1Key => ({
  gsi1pk: competitionsIndex(state),
  gsi1sk: key`${order}#${id}`,
});

export const formKey = (formId: string) => itemKey(key`FORM#${formId}`, 'FORM');

/** Entries are in their account's partition: a family's own entries are read by key, not from an index. */
export const entryPrefix = (kind: EntryKind | undefined) => (kind ? key`ENTRY#${kind}#` : 'ENTRY#');
export const accountPartition = (accountId: string) => key`ACCOUNT#${accountId}`;
export const entryKey = (accountId: string, kind: EntryKind, entryId: string) =>
  itemKey(accountPartition(accountId), key`ENTRY#${kind}#${entryId}`);
/** An account's entries in a competition that a skater is in. @param skater of `personHash` */
export const skaterEntriesKey = (accountId: string, competitionId: string, skater: string) =>
  itemKey(accountPartition(accountId), key`SKATER#${competitionId}#${skater}`);
/** Sort keys of an account's entries of a kind, made at this time (the beginning of a ULID) or later. */
export const entriesSinceRange = (kind: EntryKind, time: string) => ({
  from: key`ENTRY#${kind}#${time}`,
  to: key`ENTRY#${kind}#~`,
});
export const entriesIndex = (competitionId: string, kind: EntryKind) => key`ENTRIES#${competitionId}#${kind}`;
export const nameIndex = (name: string) => key`${nameOrder(name)}`;
export const entryIndexKey = (competitionId: string, kind: EntryKind, name: string, id: string): Gsi1Key => ({
  gsi1pk: entriesIndex(competitionId, kind),
  gsi1sk: key`${nameOrder(name)}#${id}`,
});

const kindAndName = (kind: EntryKind, name: string, id: string) => key`${kind}#${nameOrder(name)}#${id}`;
/** Begins the sort keys of both indexes below: entries of one kind, by name. */
export const kindPrefix = (kind: EntryKind) => key`${kind}#`;
/** @param rink the identity of `rinkIdentity`; '' for erased entries */
export const rinkIndex = (competitionId: string, rink: string) => key`RINK#${competitionId}#${rink}`;
export const rinkIndexKey = (
  competitionId: string,
  rink: string,
  kind: EntryKind,
  name: string,
  id: string,
): Gsi2Key => ({
  gsi2pk: rinkIndex(competitionId, rink),
  gsi2sk: kindAndName(kind, name, id),
});
export const dueIndex = (competitionId: string) => key`DUE#${competitionId}`;
export const dueIndexKey = (competitionId: string, kind: EntryKind, name: string, id: string): Gsi3Key => ({
  gsi3pk: dueIndex(competitionId),
  gsi3sk: kindAndName(kind, name, id),
});

/** The home rinks of a competition's entries, one item each. */
export const homeRinksPartition = (competitionId: string) => key`COMPETITION#${competitionId}#RINKS`;
export const homeRinkKey = (competitionId: string, rink: string) =>
  itemKey(homeRinksPartition(competitionId), key`RINK#${rink}`);

/** How many entries of a competition have each label. */
export const labelsKey = (competitionId: string) =>
  itemKey(key`COMPETITION#${competitionId}#LABELS`, 'LABELS');

/** Apart from the entry, so that no list of entries reads emergency contacts. */
export const emergencyKey = (entryId: string) => itemKey(key`ENTRY#${entryId}`, 'EMERGENCY');

/** Records about an entry, in a partition of their own beside its account's. */
export const historyPartition = (entryId: string) => key`ENTRY#${entryId}`;
export const HISTORY_PREFIX = 'HISTORY#';
export const historyKey = (entryId: string, recordId: string) =>
  itemKey(historyPartition(entryId), key`HISTORY#${recordId}`);

/** Mails about an entry, by notification. */
export const noticesPartition = (entryId: string) => key`ENTRY#${entryId}`;
export const NOTICE_PREFIX = 'MAIL#';
export const noticeMailKey = (entryId: string, notice: string) =>
  itemKey(noticesPartition(entryId), key`MAIL#${notice}`);
/** Unsent mails of a competition in order of time; a sent mail leaves the index. */
export const unsentIndex = (competitionId: string) => key`UNSENT#${competitionId}`;
export const unsentIndexKey = (
  competitionId: string,
  at: string,
  entryId: string,
  notice: string,
): Gsi1Key => ({
  gsi1pk: unsentIndex(competitionId),
  gsi1sk: key`${at}#${entryId}#${notice}`,
});

/** The last move of a competition's first day, and the mail to each family about it. */
export const moveKey = (competitionId: string) => itemKey(key`COMPETITION#${competitionId}#MOVE`, 'MOVE');
export const familyMoveKey = (competitionId: string, accountId: string) =>
  itemKey(key`COMPETITION#${competitionId}#MOVE`, key`ACCOUNT#${accountId}`);

/** The last reminder to a family about one subject of a competition. */
export const reminderKey = (competitionId: string, about: string, accountId: string) =>
  itemKey(key`COMPETITION#${competitionId}#REMINDERS`, key`${about}#ACCOUNT#${accountId}`);

/** An organiser's message that a family of a competition has got. */
export const emailedKey = (competitionId: string, message: string, accountId: string) =>
  itemKey(key`COMPETITION#${competitionId}#EMAILS`, key`${message}#ACCOUNT#${accountId}`);

/** An entry's receipts in the order of issue: the first, then its corrections. */
export const receiptsPartition = (entryId: string) => key`ENTRY#${entryId}`;
export const RECEIPT_PREFIX = 'RECEIPT#';
export const receiptKey = (entryId: string, sequence: number) =>
  itemKey(receiptsPartition(entryId), key`RECEIPT#${String(sequence).padStart(4, '0')}`);
/** The last receipt number drawn in a competition, and the entry of each number. */
const receiptNumbers = (competitionId: string) => key`COMPETITION#${competitionId}#RECEIPTS`;
export const receiptCounterKey = (competitionId: string) => itemKey(receiptNumbers(competitionId), 'COUNTER');
export const receiptNumberKey = (competitionId: string, number: number) =>
  itemKey(receiptNumbers(competitionId), key`NUMBER#${String(number).padStart(9, '0')}`);

/** A competition's invoices by number, and the numbers of each rink's invoices. */
export const invoicesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#INVOICES`;
export const INVOICE_PREFIX = 'NUMBER#';
const invoiceNumber = (number: number) => String(number).padStart(9, '0');
export const invoiceKey = (competitionId: string, number: number) =>
  itemKey(invoicesPartition(competitionId), key`NUMBER#${invoiceNumber(number)}`);
export const invoiceCounterKey = (competitionId: string) =>
  itemKey(invoicesPartition(competitionId), 'COUNTER');
/** @param rink the identity of `rinkIdentity` */
export const rinkInvoicesKey = (competitionId: string, rink: string) =>
  itemKey(invoicesPartition(competitionId), key`RINK#${rink}`);
/** The entries of an invoice, split into items below DynamoDB's limit of 400 KB. */
export const invoicePartsPartition = (competitionId: string, number: number) =>
  key`COMPETITION#${competitionId}#INVOICE#${invoiceNumber(number)}`;
export const invoicePartKey = (competitionId: string, number: number, index: number) =>
  itemKey(invoicePartsPartition(competitionId, number), key`PART#${String(index).padStart(4, '0')}`);

/** The federation's name, address and tax line. */
export const SETTINGS_KEY = itemKey('SETTINGS', 'SETTINGS');
/** The federation's requirements for log-in. */
export const SIGN_IN_SETTINGS_KEY = itemKey('SETTINGS', 'SIGNIN');

/** Payments and refunds of an entry; those of a competition by the day the money was received or returned. */
export const PAYMENT_PREFIX = 'PAYMENT#';
export const paymentsPartition = (entryId: string) => key`ENTRY#${entryId}`;
export const paymentKey = (entryId: string, paymentId: string) =>
  itemKey(paymentsPartition(entryId), key`PAYMENT#${paymentId}`);
export const paymentsIndex = (competitionId: string) => key`PAYMENTS#${competitionId}`;
export const paymentIndexKey = (competitionId: string, day: string, paymentId: string): Gsi1Key => ({
  gsi1pk: paymentsIndex(competitionId),
  gsi1sk: key`${day}#${paymentId}`,
});

/** Imported bank transactions of a competition; the id is a hash of the row. */
export const bankRowsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#BANKROWS`;
export const bankRowKey = (competitionId: string, rowId: string) =>
  itemKey(bankRowsPartition(competitionId), key`BANKROW#${rowId}`);

/** The payment references of a competition's families, each beside its reservation. */
export const FAMILY_REFERENCE_PREFIX = 'ACCOUNT#';
export const familiesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#FAMILIES`;
export const familyReferenceKey = (competitionId: string, accountId: string) =>
  itemKey(familiesPartition(competitionId), key`ACCOUNT#${accountId}`);
export const familyReservationKey = (competitionId: string, reference: string) =>
  itemKey(familiesPartition(competitionId), key`REFERENCE#${reference}`);

/** The history of a rink, a competition or a form, in order of time. */
export const changeRecordsPartition = (subject: HistorySubject, id: string) => key`HISTORY#${subject}#${id}`;
export const changeRecordKey = (subject: HistorySubject, id: string, recordId: string) =>
  itemKey(changeRecordsPartition(subject, id), key`RECORD#${recordId}`);

/** The last bulk change of rinks or competitions that an account made. */
export const bulkChangeKey = (accountId: string, subject: HistorySubject) =>
  itemKey(accountPartition(accountId), key`BULKCHANGE#${subject}`);

/** Reserves an event for a skater, couple or team: each enters it once. */
export const enteredPartition = (competitionId: string, eventId: string) =>
  key`COMPETITION#${competitionId}#EVENT#${eventId}`;
export const enteredKey = (competitionId: string, eventId: string, identity: string) =>
  itemKey(enteredPartition(competitionId, eventId), key`ENTERED#${identity}`);

/** The skaters in a team event, spread over a few items: each may be in one team. */
export const rosterKey = (competitionId: string, eventId: string, item: number) =>
  itemKey(key`COMPETITION#${competitionId}#ROSTERS#${eventId}`, key`ITEM#${String(item).padStart(2, '0')}`);

/** The membership numbers of a competition's skaters: an item each, and large rosters spread over a few. */
export const numbersPartition = (competitionId: string) => key`COMPETITION#${competitionId}#NUMBERS`;
export const memberNumberKey = (competitionId: string, number: string) =>
  itemKey(numbersPartition(competitionId), key`NUMBER#${number}`);
export const sharedNumbersKey = (competitionId: string, item: number) =>
  itemKey(numbersPartition(competitionId), key`ITEM#${String(item).padStart(2, '0')}`);

/** The entries that hold a skater's first and second price step in a competition. */
export const ladderKey = (competitionId: string, identity: string) =>
  itemKey(key`COMPETITION#${competitionId}#LADDER#${identity}`, 'LADDER');

/** Counters by event: those of a competition are one partition, read by one query. */
export const placesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#PLACES`;
const PLACES_PREFIX = 'EVENT#';
export const placesKey = (competitionId: string, eventId: string) =>
  itemKey(placesPartition(competitionId), key`EVENT#${eventId}`);
/** The event of a counter's sort key; null for the other counters of the partition. */
export const eventOfPlaces = (sk: string) =>
  sk.startsWith(PLACES_PREFIX) ? unescapeKey(sk.slice(PLACES_PREFIX.length)) : null;
/** Ice time used by a format with a limit, beside the events' counters. */
const FORMAT_PREFIX = 'FORMAT#';
export const formatIceKey = (competitionId: string, formatId: string) =>
  itemKey(placesPartition(competitionId), key`FORMAT#${formatId}`);
export const formatOfPlaces = (sk: string) =>
  sk.startsWith(FORMAT_PREFIX) ? unescapeKey(sk.slice(FORMAT_PREFIX.length)) : null;
/** The remaining places and ice of the whole competition, where it has limits. */
export const TOTAL = 'TOTAL';
export const totalKey = (competitionId: string) => itemKey(placesPartition(competitionId), TOTAL);

/** All waitlists of a competition in one partition, each in the order of its positions. */
export const waitingPartition = (competitionId: string) => key`COMPETITION#${competitionId}#WAITING`;
export const waitingPrefix = (list: string) => key`${list}#`;
export const waitingKey = (
  competitionId: string,
  list: string,
  position: string,
  entryId: string,
  eventId: string,
) => itemKey(waitingPartition(competitionId), key`${list}#${position}#${entryId}#${eventId}`);

/** Counts the changes of prices under a family cap, of an account in a competition. */
export const familyPriceKey = (accountId: string, competitionId: string) =>
  itemKey(accountPartition(accountId), key`FAMILYPRICE#${competitionId}`);

export const idempotencyKey = (accountId: string, idempotency: string) =>
  itemKey(accountPartition(accountId), key`IDEMPOTENCY#${idempotency}`);

/** An upload of an account; another account cannot find it. */
export const uploadKey = (accountId: string, uploadId: string) =>
  itemKey(key`UPLOAD#${uploadId}`, key`ACCOUNT#${accountId}`);

/** A member of the federation by number. */
export const memberKey = (number: string) => itemKey(key`MEMBER#${number}`, 'MEMBER');
/** Members by name. */
export const MEMBERS = 'MEMBERS';
export const memberIndexKey = (name: string, number: string): Gsi1Key => ({
  gsi1pk: MEMBERS,
  gsi1sk: key`${nameOrder(name)}#${number}`,
});
