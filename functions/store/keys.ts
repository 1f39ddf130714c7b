import type { EntryKind } from '../../shared/contract/competitions/forms.ts';
import type { HistorySubject } from '../../shared/contract/core/history.ts';
import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';
import {
  key,
  escapeKey,
  unescapeKey,
  type Gsi3Key,
  type Gsi1Key,
  type Gsi2Key,
} from '../platform/table/key.ts';

export const userKey = (userId: string) => key(`USER#${escapeKey(userId)}`, 'USER');
/** The ids of those who can log in as super administrators. */
export const SUPER_ADMINISTRATORS_KEY = key('SUPERADMINISTRATORS', 'SUPERADMINISTRATORS');
/** Accounts by role and name, for those who administer them. */
export const usersIndex = (role: string) => `USERS#${role}`;
export const userIndexKey = (role: string, name: string, id: string): Gsi1Key => ({
  gsi1pk: usersIndex(role),
  gsi1sk: `${escapeKey(nameOrder(name))}#${escapeKey(id)}`,
});

/** What belongs to an account and is read with it: its sessions, its audit records. */
export const userPartition = (userId: string) => userKey(userId).pk;
export const SESSION_PREFIX = 'SESSION#';
export const sessionKey = (userId: string, sessionId: string) =>
  key(userPartition(userId), `${SESSION_PREFIX}${escapeKey(sessionId)}`);
export const AUDIT_PREFIX = 'AUDIT#';
export const auditKey = (userId: string, recordId: string) =>
  key(userPartition(userId), `${AUDIT_PREFIX}${escapeKey(recordId)}`);

/** An account's second factors and its recovery codes. */
export const FACTOR_PREFIX = 'FACTOR#';
export const factorKey = (userId: string, factorId: string) =>
  key(userPartition(userId), `${FACTOR_PREFIX}${escapeKey(factorId)}`);
/** That a passkey is set up: an authenticator's credential belongs to one account. */
export const passkeyKey = (credentialId: string) => key(`PASSKEY#${escapeKey(credentialId)}`, 'PASSKEY');
/** A log-in or an enrolment that has begun, by the hash of its token. */
export const challengeKey = (tokenHash: string) => key(`CHALLENGE#${escapeKey(tokenHash)}`, 'CHALLENGE');

/** A mail's link by the hash of its token: the table never holds what opens a door. */
export const linkKey = (tokenHash: string) => key(`LINK#${escapeKey(tokenHash)}`, 'LINK');

/** Failures of one account or one network address within the window that begins at `start`. */
export const attemptsKey = (what: string, who: string, start: number) =>
  key(`ATTEMPTS#${escapeKey(what)}#${escapeKey(who)}`, `WINDOW#${start}`);

/** What a sign-up made, by its Idempotency-Key: there is no account yet that the key could belong to. */
export const signUpKey = (idempotency: string) => key(`SIGNUP#${escapeKey(idempotency)}`, 'SIGNUP');

/** Events that an account has entered while its address was not confirmed. */
export const unprovenEventsKey = (accountId: string) => key(accountPartition(accountId), 'UNPROVENEVENTS');

export const emailKey = (email: string) => key(`EMAIL#${escapeKey(email)}`, 'EMAIL');

export const RINKS = 'RINKS';
export const rinkKey = (rinkId: string) => key(RINKS, `RINK#${escapeKey(rinkId)}`);
export const rinkNamePartition = (name: string) => `RINKNAME#${escapeKey(nameOrder(name))}`;
export const rinkNameKey = (country: string, name: string) =>
  key(rinkNamePartition(name), `COUNTRY#${escapeKey(country)}`);

/** What uses a rink, one item for each use, so that it can be said by what. */
export const rinkUsesPartition = (rinkId: string) => `RINKUSES#${escapeKey(rinkId)}`;
export const rinkUseKey = (rinkId: string, kind: string, id: string) =>
  key(rinkUsesPartition(rinkId), `${kind}#${escapeKey(id)}`);

export const competitionKey = (competitionId: string) =>
  key(`COMPETITION#${escapeKey(competitionId)}`, 'COMPETITION');
export const competitionsIndex = (state: string) => `COMPETITIONS#${state}`;
/** @param order the first day, or of a draft the instant of its last change */
export const competitionIndexKey = (state: string, order: string, id: string): Gsi1Key => ({
  gsi1pk: competitionsIndex(state),
  gsi1sk: `${order}#${escapeKey(id)}`,
});

export const formKey = (formId: string) => key(`FORM#${escapeKey(formId)}`, 'FORM');

/** Entries stand with the account that made them: what a person just did is read by key. */
export const entryPrefix = (kind: EntryKind | undefined) => (kind ? `ENTRY#${kind}#` : 'ENTRY#');
export const accountPartition = (accountId: string) => `ACCOUNT#${escapeKey(accountId)}`;
export const entryKey = (accountId: string, kind: EntryKind, entryId: string) =>
  key(accountPartition(accountId), `${entryPrefix(kind)}${escapeKey(entryId)}`);
/** An account's entries of a kind whose ULIDs begin with this time or a later one. */
export const entriesSinceRange = (kind: EntryKind, time: string) => ({
  from: `${entryPrefix(kind)}${escapeKey(time)}`,
  to: `${entryPrefix(kind)}~`,
});
export const entriesIndex = (competitionId: string, kind: EntryKind) =>
  `ENTRIES#${escapeKey(competitionId)}#${kind}`;
export const nameIndex = (name: string) => escapeKey(nameOrder(name));
export const entryIndexKey = (competitionId: string, kind: EntryKind, name: string, id: string): Gsi1Key => ({
  gsi1pk: entriesIndex(competitionId, kind),
  gsi1sk: `${nameIndex(name)}#${escapeKey(id)}`,
});

const kindAndName = (kind: EntryKind, name: string, id: string) =>
  `${kindPrefix(kind)}${nameIndex(name)}#${escapeKey(id)}`;
/** Begins the sort keys of both indexes below: entries of one kind, by name. */
export const kindPrefix = (kind: EntryKind) => `${kind}#`;
/** @param rink the identity of `rinkIdentity`; '' for entries whose person is gone */
export const rinkIndex = (competitionId: string, rink: string) =>
  `RINK#${escapeKey(competitionId)}#${escapeKey(rink)}`;
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
export const dueIndex = (competitionId: string) => `DUE#${escapeKey(competitionId)}`;
export const dueIndexKey = (competitionId: string, kind: EntryKind, name: string, id: string): Gsi3Key => ({
  gsi3pk: dueIndex(competitionId),
  gsi3sk: kindAndName(kind, name, id),
});

/** The rinks that entries of a competition come from, one item each. */
export const homeRinksPartition = (competitionId: string) => `COMPETITION#${escapeKey(competitionId)}#RINKS`;
export const homeRinkKey = (competitionId: string, rink: string) =>
  key(homeRinksPartition(competitionId), `RINK#${escapeKey(rink)}`);

/** Apart from the entry itself, so that no list that reads entries has it. */
export const emergencyKey = (entryId: string) => key(`ENTRY#${escapeKey(entryId)}`, 'EMERGENCY');

/** What is kept of an entry beside itself, whosever it is. */
export const historyPartition = (entryId: string) => `ENTRY#${escapeKey(entryId)}`;
export const HISTORY_PREFIX = 'HISTORY#';
export const historyKey = (entryId: string, recordId: string) =>
  key(historyPartition(entryId), `${HISTORY_PREFIX}${escapeKey(recordId)}`);

/** Mails about an entry: they stand with its history, under what they tell. */
export const noticesPartition = (entryId: string) => `ENTRY#${escapeKey(entryId)}`;
export const NOTICE_PREFIX = 'MAIL#';
export const noticeMailKey = (entryId: string, notice: string) =>
  key(noticesPartition(entryId), `${NOTICE_PREFIX}${escapeKey(notice)}`);
/** Mails of a competition that have not been sent, in order of time; what is sent leaves the index. */
export const unsentIndex = (competitionId: string) => `UNSENT#${escapeKey(competitionId)}`;
export const unsentIndexKey = (
  competitionId: string,
  at: string,
  entryId: string,
  notice: string,
): Gsi1Key => ({
  gsi1pk: unsentIndex(competitionId),
  gsi1sk: `${at}#${escapeKey(entryId)}#${escapeKey(notice)}`,
});

/** The last move of a competition's first day, and what each family was told of it. */
export const moveKey = (competitionId: string) => key(`COMPETITION#${escapeKey(competitionId)}#MOVE`, 'MOVE');
export const familyMoveKey = (competitionId: string, accountId: string) =>
  key(`COMPETITION#${escapeKey(competitionId)}#MOVE`, `ACCOUNT#${escapeKey(accountId)}`);

/** When a family was last reminded of one kind of thing, by competition. */
export const reminderKey = (competitionId: string, about: string, accountId: string) =>
  key(
    `COMPETITION#${escapeKey(competitionId)}#REMINDERS`,
    `${escapeKey(about)}#ACCOUNT#${escapeKey(accountId)}`,
  );

/** An entry's receipts in the order in which they were issued: the first, and what corrects it. */
export const receiptsPartition = (entryId: string) => `ENTRY#${escapeKey(entryId)}`;
export const RECEIPT_PREFIX = 'RECEIPT#';
export const receiptKey = (entryId: string, sequence: number) =>
  key(receiptsPartition(entryId), `${RECEIPT_PREFIX}${String(sequence).padStart(4, '0')}`);
/** The last number that was drawn of a competition's receipts, and whose each one is. */
const receiptNumbers = (competitionId: string) => `COMPETITION#${escapeKey(competitionId)}#RECEIPTS`;
export const receiptCounterKey = (competitionId: string) => key(receiptNumbers(competitionId), 'COUNTER');
export const receiptNumberKey = (competitionId: string, number: number) =>
  key(receiptNumbers(competitionId), `NUMBER#${String(number).padStart(9, '0')}`);

/** A competition's invoices: by number, and of each rink which ones it has. */
export const invoicesPartition = (competitionId: string) =>
  `COMPETITION#${escapeKey(competitionId)}#INVOICES`;
export const INVOICE_PREFIX = 'NUMBER#';
const invoiceNumber = (number: number) => String(number).padStart(9, '0');
export const invoiceKey = (competitionId: string, number: number) =>
  key(invoicesPartition(competitionId), `${INVOICE_PREFIX}${invoiceNumber(number)}`);
export const invoiceCounterKey = (competitionId: string) => key(invoicesPartition(competitionId), 'COUNTER');
/** @param rink the identity of `rinkIdentity` */
export const rinkInvoicesKey = (competitionId: string, rink: string) =>
  key(invoicesPartition(competitionId), `RINK#${escapeKey(rink)}`);
/** What an invoice lists, in items that are small enough. */
export const invoicePartsPartition = (competitionId: string, number: number) =>
  `COMPETITION#${escapeKey(competitionId)}#INVOICE#${invoiceNumber(number)}`;
export const invoicePartKey = (competitionId: string, number: number, index: number) =>
  key(invoicePartsPartition(competitionId, number), `PART#${String(index).padStart(4, '0')}`);

/** What the federation says of itself. */
export const SETTINGS_KEY = key('SETTINGS', 'SETTINGS');
/** What it asks of those who log in. */
export const SIGN_IN_SETTINGS_KEY = key('SETTINGS', 'SIGNIN');

/** What was paid or given back of an entry; a competition's by the day on which the money came or went. */
export const PAYMENT_PREFIX = 'PAYMENT#';
export const paymentsPartition = (entryId: string) => `ENTRY#${escapeKey(entryId)}`;
export const paymentKey = (entryId: string, paymentId: string) =>
  key(paymentsPartition(entryId), `${PAYMENT_PREFIX}${escapeKey(paymentId)}`);
export const paymentsIndex = (competitionId: string) => `PAYMENTS#${escapeKey(competitionId)}`;
export const paymentIndexKey = (competitionId: string, day: string, paymentId: string): Gsi1Key => ({
  gsi1pk: paymentsIndex(competitionId),
  gsi1sk: `${day}#${escapeKey(paymentId)}`,
});

/** Rows of bank statements that were taken in for a competition, by what they say. */
export const bankRowsPartition = (competitionId: string) =>
  `COMPETITION#${escapeKey(competitionId)}#BANKROWS`;
export const bankRowKey = (competitionId: string, rowId: string) =>
  key(bankRowsPartition(competitionId), `BANKROW#${escapeKey(rowId)}`);

/** Who did what to a rink, a competition or a form, in order of time. */
export const changeRecordsPartition = (subject: HistorySubject, id: string) =>
  `HISTORY#${subject}#${escapeKey(id)}`;
export const changeRecordKey = (subject: HistorySubject, id: string, recordId: string) =>
  key(changeRecordsPartition(subject, id), `RECORD#${escapeKey(recordId)}`);

/** The last bulk change that an account made of its rinks or competitions. */
export const bulkChangeKey = (accountId: string, subject: HistorySubject) =>
  key(accountPartition(accountId), `BULKCHANGE#${subject}`);

/** That a skater (or a couple, or a team) is in an event of a competition; there is one at most. */
export const enteredPartition = (competitionId: string, eventId: string) =>
  `COMPETITION#${escapeKey(competitionId)}#EVENT#${escapeKey(eventId)}`;
export const enteredKey = (competitionId: string, eventId: string, identity: string) =>
  key(enteredPartition(competitionId, eventId), `ENTERED#${escapeKey(identity)}`);

/** Who skates in a team's event, dealt out to a few items: each of them once, whichever team. */
export const rosterKey = (competitionId: string, eventId: string, item: number) =>
  key(
    `COMPETITION#${escapeKey(competitionId)}#ROSTERS#${escapeKey(eventId)}`,
    `ITEM#${String(item).padStart(2, '0')}`,
  );

/** Who of a competition skates under which membership number, dealt out to a few items. */
export const numbersPartition = (competitionId: string) => `COMPETITION#${escapeKey(competitionId)}#NUMBERS`;
export const numbersKey = (competitionId: string, item: number) =>
  key(numbersPartition(competitionId), `ITEM#${String(item).padStart(2, '0')}`);

/** Which entries of a skater have the first and the second step of the competition's prices. */
export const ladderKey = (competitionId: string, identity: string) =>
  key(`COMPETITION#${escapeKey(competitionId)}#LADDER#${escapeKey(identity)}`, 'LADDER');

/** Places taken and sums by event: all of a competition's are one partition, read by one query. */
export const placesPartition = (competitionId: string) => `COMPETITION#${escapeKey(competitionId)}#PLACES`;
const PLACES_PREFIX = 'EVENT#';
export const placesKey = (competitionId: string, eventId: string) =>
  key(placesPartition(competitionId), `${PLACES_PREFIX}${escapeKey(eventId)}`);
/** The event whose counter stands under a sort key; null for what else stands in that partition. */
export const eventOfPlaces = (sk: string) =>
  sk.startsWith(PLACES_PREFIX) ? unescapeKey(sk.slice(PLACES_PREFIX.length)) : null;
/** Ice used of a format whose ice is limited; it stands with the events' counters. */
const FORMAT_PREFIX = 'FORMAT#';
export const formatIceKey = (competitionId: string, formatId: string) =>
  key(placesPartition(competitionId), `${FORMAT_PREFIX}${escapeKey(formatId)}`);
export const formatOfPlaces = (sk: string) =>
  sk.startsWith(FORMAT_PREFIX) ? unescapeKey(sk.slice(FORMAT_PREFIX.length)) : null;
/** What is left of what a competition takes in all; only where it is limited. */
export const TOTAL = 'TOTAL';
export const totalKey = (competitionId: string) => key(placesPartition(competitionId), TOTAL);

/** Who waits for places of a competition: all its lists are one partition, each in the order of its places. */
export const waitingPartition = (competitionId: string) => `COMPETITION#${escapeKey(competitionId)}#WAITING`;
export const waitingPrefix = (list: string) => `${escapeKey(list)}#`;
export const waitingKey = (
  competitionId: string,
  list: string,
  position: string,
  entryId: string,
  eventId: string,
) =>
  key(
    waitingPartition(competitionId),
    `${waitingPrefix(list)}${escapeKey(position)}#${escapeKey(entryId)}#${escapeKey(eventId)}`,
  );

export const idempotencyKey = (accountId: string, idempotency: string) =>
  key(accountPartition(accountId), `IDEMPOTENCY#${escapeKey(idempotency)}`);

/** A file that an account has announced: another account's cannot be found. */
export const uploadKey = (accountId: string, uploadId: string) =>
  key(`UPLOAD#${escapeKey(uploadId)}`, `ACCOUNT#${escapeKey(accountId)}`);

/** A member of the federation by number. */
export const memberKey = (number: string) => key(`MEMBER#${escapeKey(number)}`, 'MEMBER');
/** Members by name. */
export const MEMBERS = 'MEMBERS';
export const memberIndexKey = (name: string, number: string): Gsi1Key => ({
  gsi1pk: MEMBERS,
  gsi1sk: `${nameIndex(name)}#${escapeKey(number)}`,
});
/** What the federation's own service said of a number, for a while. */
export const registryAnswerKey = (number: string) => key(`REGISTRYANSWER#${escapeKey(number)}`, 'ANSWER');
