import type { EntryKind } from '../../shared/contract/entering/competitions/forms.ts';
import type { HistorySubject } from '../../shared/contract/core/history.ts';
import { nameOrder } from '../../shared/domain/core/nameOrder.ts';
import type { Gsi1Key, Gsi2Key, Gsi3Key } from '../platform/table/key.ts';
import { itemKey, key, unescapeKey } from '../platform/table/key.ts';

/** Of no item: whether it is new says only whether the table answers. */
export const NEVER_KEY = itemKey('NEVER', 'NEVER');

/** The version of what is stored (decision 0310). */
export const DATA_VERSION_KEY = itemKey('DATAVERSION', 'DATAVERSION');

/** How far an import into the table has come; no item once it has ended. */
export const IMPORT_KEY = itemKey('TRANSFER', 'IMPORT');

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

/** A mail that its call sends itself. */
export const directMailKey = (id: string) => itemKey(key`DIRECTMAIL#${id}`, 'MAIL');
/** Whether an address gets mail, by its hash. */
export const suppressedAddressKey = (hash: string) => itemKey(key`MAILADDRESS#${hash}`, 'SUPPRESSED');
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
/** Mails of a competition that were unsent before there was an outbox, in order of time. */
export const unsentIndex = (competitionId: string) => key`UNSENT#${competitionId}`;

/** The last move of a competition's first day, and the mail to each family about it. */
export const moveKey = (competitionId: string) => itemKey(key`COMPETITION#${competitionId}#MOVE`, 'MOVE');
export const FAMILY_MOVE_PREFIX = 'ACCOUNT#';
export const familyMoveKey = (competitionId: string, accountId: string) =>
  itemKey(key`COMPETITION#${competitionId}#MOVE`, key`ACCOUNT#${accountId}`);

/** The last reminder to a family about one subject of a competition. */
export const remindersPartition = (competitionId: string) => key`COMPETITION#${competitionId}#REMINDERS`;
export const reminderKey = (competitionId: string, about: string, accountId: string) =>
  itemKey(remindersPartition(competitionId), key`${about}#ACCOUNT#${accountId}`);

/** An organiser's message that a family of a competition has got. */
export const emailsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#EMAILS`;
export const emailedPrefix = (message: string) => key`${message}#ACCOUNT#`;
export const emailedKey = (competitionId: string, message: string, accountId: string) =>
  itemKey(emailsPartition(competitionId), key`${message}#ACCOUNT#${accountId}`);

/** The federation's name, address and tax line. */
export const SETTINGS_KEY = itemKey('SETTINGS', 'SETTINGS');
/** The federation's requirements for log-in. */
export const SIGN_IN_SETTINGS_KEY = itemKey('SETTINGS', 'SIGNIN');

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

/** The last refusal of each waitlist's head. */
export const stuckHeadsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#STUCK`;
export const stuckHeadKey = (competitionId: string, list: string) =>
  itemKey(stuckHeadsPartition(competitionId), key`${list}`);

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
