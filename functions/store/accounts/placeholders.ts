import * as z from 'zod/mini';
import {
  deleteWrite,
  updateWrite,
  createWrite,
  checkWrite,
  updateItem,
  isWritten,
} from '../../platform/table/writes.ts';
import { getItem, getItems, queryAll } from '../../platform/table/read.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { placeholderOfEmailKey, placeholdersPartition, userKey } from '../keys.ts';
import { accountIn, type Account } from './accounts.ts';

/*
 * A placeholder stands for a family that an organiser or head coach entered for, until an account takes its
 * entries over. It has the key of an account, so that entries, mails and documents find it as they find a
 * family; it cannot log in, reserves no address and stands in no list of accounts.
 */

const placeholder = z.object({
  type: z.literal('placeholder'),
  id: z.string(),
  competitionId: z.string(),
  /** Empty for an entry on paper without an address, and once an account has taken the entries over. */
  email: z.string(),
  /** The name of its first entry, by which documents and mails address the family. */
  name: z.string(),
  /** UTC instants of the first entry and of the last invitation. */
  createdAt: z.string(),
  invitedAt: z.nullable(z.string()),
  /** The account that has taken the entries over. */
  takenBy: z.nullable(z.string()),
});

export type Placeholder = z.output<typeof placeholder>;

/** Who gets the mails about an entry: an account, or a placeholder without further addresses. */
export type Family = Pick<Account, 'id' | 'name' | 'email' | 'notices' | 'confirmedNotices' | 'language'> & {
  readonly placeholder: Placeholder | null;
};

export async function findPlaceholder(accountId: string): Promise<Placeholder | null> {
  return placeholderIn(await getItem(userKey(accountId)));
}

const placeholderIn = (item: object | null | undefined) => placeholder.safeParse(item).data ?? null;

/** The account or placeholder that an entry belongs to; null once the account is deleted. */
export async function findFamily(accountId: string): Promise<Family | null> {
  const item = await getItem(userKey(accountId));
  const account = accountIn(item);
  if (account) return { ...account, placeholder: null };
  const found = placeholderIn(item);
  if (!found) return null;
  const { id, name, email } = found;
  return { id, name, email, notices: [], confirmedNotices: [], language: 'en', placeholder: found };
}

/** The placeholder of an address in a competition. */
export async function placeholderOfEmail(competitionId: string, email: string): Promise<Placeholder | null> {
  const pointer = await getItem(placeholderOfEmailKey(competitionId, email));
  return typeof pointer?.['accountId'] === 'string' ? findPlaceholder(pointer['accountId']) : null;
}

/** A competition's placeholders with an address that were not invited yet. */
export async function uninvitedPlaceholders(competitionId: string): Promise<Placeholder[]> {
  const pointers = await queryAll({
    KeyConditionExpression: 'pk = :competition',
    ExpressionAttributeValues: { ':competition': placeholdersPartition(competitionId) },
    ConsistentRead: true,
  });
  const items = await getItems(
    pointers.map(({ accountId }) => userKey(String(accountId))),
    true,
  );
  return items.flatMap((item) => {
    const found = placeholderIn(item);
    return found?.invitedAt === null && found.takenBy === null ? [found] : [];
  });
}

/** Another call stored, or an account took over, the placeholder between reading and writing. */
export class PlaceholderChanged extends Error {}

const changed = () => new PlaceholderChanged();

/** A placeholder, and the pointer that reserves its address in the competition. */
export function placeholderItems(one: Placeholder) {
  const { id, competitionId, email } = one;
  const pointer = { ...placeholderOfEmailKey(competitionId, email), type: 'placeholderEmail', accountId: id };
  return [{ ...userKey(id), ...one }, ...(email === '' ? [] : [pointer])];
}

/** Stores a placeholder with its first entry; its address, if any, becomes its own in the competition. */
export const newPlaceholderWrites = (one: Placeholder): TransactItem[] =>
  placeholderItems(one).map((item) => createWrite(item, changed));

/** Checks with a further entry that no account has taken the placeholder's entries over. */
export const placeholderCheck = (accountId: string): TransactItem =>
  checkWrite(userKey(accountId), {
    condition: 'takenBy = :nobody',
    values: { ':nobody': null },
    onConflict: changed,
  });

/**
 * Decides which account takes the entries over: the first one, for good. A repeat by the same account is no
 * conflict.
 * @param onConflict thrown when another account was first, or this one is gone
 */
export async function takePlaceholder(
  { id }: Placeholder,
  accountId: string,
  onConflict: () => Error,
): Promise<void> {
  await transact([
    updateWrite(userKey(id), {
      update: 'SET takenBy = :account',
      condition: 'takenBy = :nobody OR takenBy = :account',
      values: { ':account': accountId, ':nobody': null },
      onConflict,
    }),
    checkWrite(userKey(accountId), { condition: 'attribute_exists(pk)', onConflict }),
  ]);
}

/** Erases the address of a placeholder whose entries are all in an account. */
export async function clearPlaceholder({ id, competitionId, email }: Placeholder): Promise<void> {
  await transact([
    updateWrite(userKey(id), {
      update: 'SET email = :none, #name = :none',
      names: { '#name': 'name' },
      values: { ':none': '' },
    }),
    ...(email === ''
      ? []
      : [
          deleteWrite(placeholderOfEmailKey(competitionId, email), {
            condition: 'attribute_not_exists(pk) OR accountId = :id',
            values: { ':id': id },
          }),
        ]),
  ]);
}

/**
 * Records that the family is invited, before the mail is sent.
 * @param before the last invitation as it was read, so that one of two calls sends the mail
 */
export async function recordInvitation({ id, invitedAt: before }: Placeholder, now: Date): Promise<unknown> {
  return updateItem(userKey(id), {
    update: 'SET invitedAt = :now',
    condition: 'invitedAt = :before AND takenBy = :nobody',
    values: { ':now': now.toISOString(), ':before': before, ':nobody': null },
  });
}

/** Takes a recorded invitation back whose mail was refused, unless the family was invited again since. */
export async function releaseInvitation({ id, invitedAt: before }: Placeholder, at: Date): Promise<unknown> {
  return isWritten(
    updateItem(userKey(id), {
      update: 'SET invitedAt = :before',
      condition: 'invitedAt = :at AND takenBy = :nobody',
      values: { ':before': before, ':at': at.toISOString(), ':nobody': null },
    }),
  );
}
