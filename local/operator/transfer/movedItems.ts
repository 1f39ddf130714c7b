import { NO_PASSWORD } from '../../../functions/store/people/accounts/accounts.ts';
import { FAILED_LIST, unsentListKey } from '../../../functions/platform/outbox/keys.ts';
import { FACTOR_PREFIX, SESSION_PREFIX, SUPER_ADMINISTRATORS_KEY } from '../../../functions/store/keys.ts';
import { storedKey, attributeText, type StoredItem } from './storedItem.ts';

/** Beginnings of partitions that belong to one place, or end within minutes. */
const STAY = /^(DATAVERSION$|TRANSFER$|ATTEMPTS#|CHALLENGE#|MAILRATE#|UPLOAD#)/;

/** Whether an item is left behind: sessions end with a move, and so do log-ins and uploads in progress. */
export function staysBehind(item: StoredItem): boolean {
  const { pk, sk } = storedKey(item);
  return STAY.test(pk) || (pk.startsWith('USER#') && sk.startsWith(SESSION_PREFIX));
}

/** Numbers of receipts and invoices: the last ones to be read and written, so that none is given twice. */
export const isCounter = (item: StoredItem): boolean =>
  attributeText(item, 'sk') === 'COUNTER' &&
  /^COMPETITION#[^#]+#(RECEIPTS|INVOICES)$/.test(attributeText(item, 'pk'));

/** Whether somebody who reads an item could act as another: second factors, codes of helpers and certificates. */
function isSecret(item: StoredItem): boolean {
  const { pk, sk } = storedKey(item);
  if (pk.startsWith('USER#')) return sk.startsWith(FACTOR_PREFIX);
  if (/^(PASSKEY|CODE)#/.test(pk)) return true;
  return /^COMPETITION#[^#]+#CODES$/.test(pk) || (pk.endsWith('#RESULTS') && sk === 'CERTIFICATES');
}

const isAccount = (item: StoredItem) => attributeText(item, 'type') === 'user' && 'passwordHash' in item;

/** Whether a file without a passphrase may not hold the item as it is. */
export const hasSecret = (item: StoredItem): boolean => isSecret(item) || isAccount(item);

/** Those who have a password; the product makes the list anew from the accounts. */
const isListOfAdministrators = (item: StoredItem) => storedKey(item).pk === SUPER_ADMINISTRATORS_KEY.pk;

/** The item as a file without secrets has it; null where it is nothing but a secret, or names those who have one. */
export function withoutSecret(item: StoredItem): StoredItem | null {
  if (isSecret(item) || isListOfAdministrators(item)) return null;
  if (!isAccount(item)) return item;
  return { ...item, passwordHash: { S: NO_PASSWORD }, secondFactors: { N: '0' } };
}

/**
 * The item as no place sends it: what waits in the outbox is given up there, by name, and whoever looks after unsent mails
 * decides whether to send it again. The place that it comes from may still do it.
 */
export function giveUpWaiting(item: StoredItem): StoredItem {
  const outbox = item['outbox']?.M;
  if (outbox?.['state']?.S !== 'waiting') return item;
  const failure = outbox['failure']?.S ?? (Number(outbox['attempts']?.N) > 0 ? 'interrupted' : 'notTried');
  const unsent = unsentListKey(attributeText(item, 'competitionId'), outbox['since']?.S ?? '');
  return {
    ...item,
    outbox: {
      M: { ...outbox, state: { S: 'givenUp' }, isLeased: { BOOL: false }, failure: { S: failure } },
    },
    gsi1pk: { S: FAILED_LIST },
    gsi1sk: { S: outbox['due']?.S ?? '' },
    gsi3pk: { S: unsent.gsi3pk },
    gsi3sk: { S: unsent.gsi3sk },
  };
}
