import * as z from 'zod/mini';
import {
  deleteWrite,
  updateWrite,
  createWrite,
  checkWrite,
  updateItem,
  isWritten,
} from '../../../platform/table/writes.ts';
import { heldOutboxFields, isUndone, IS_UNDONE, storedOutbox } from '../../../platform/outbox/outboxItem.ts';
import { getItem, getItems, queryAll, type Item } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { placeholderOfEmailKey, placeholdersPartition, userKey } from '../../keys.ts';
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

/** The family that gets the mails about an entry: an account, or a placeholder without further addresses. */
export type Family = Pick<
  Account,
  'id' | 'name' | 'email' | 'notices' | 'confirmedNotices' | 'guardians' | 'language'
> & {
  readonly placeholder: Placeholder | null;
};

export async function findPlaceholder(accountId: string): Promise<Placeholder | null> {
  return placeholderIn(await getItem(userKey(accountId)));
}

function placeholderIn(item: object | null | undefined): Placeholder | null {
  const found = invitation.safeParse(item).data;
  if (!found) return null;
  const { outbox, ...stored } = found;
  // A mail that failed invited nobody.
  return isUndone(outbox) ? { ...stored, invitedAt: null } : stored;
}

const invitation = z.extend(placeholder, { outbox: z.optional(storedOutbox) });

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

interface TakeRefusals {
  /** Another account was first. */
  readonly taken: () => Error;
  /** The account has another address, or is gone. */
  readonly otherAddress: () => Error;
  /** The account has the address, and nobody has confirmed it. */
  readonly unconfirmed: () => Error;
}

/**
 * Decides which account takes the entries over, for good: one whose confirmed address is the placeholder's. A repeat
 * by the same account is no conflict.
 */
export async function takePlaceholder(
  { id, email, takenBy }: Placeholder,
  { accountId, by }: { readonly accountId: string; readonly by: string },
  { taken, otherAddress, unconfirmed }: TakeRefusals,
): Promise<void> {
  await transact([
    updateWrite(userKey(id), {
      update: 'SET takenBy = :account',
      condition: 'takenBy = :account OR (takenBy = :nobody AND email = :email)',
      values: { ':account': accountId, ':nobody': null, ':email': email },
      onConflict: taken,
    }),
    takenBy === accountId
      ? checkWrite(userKey(accountId), { condition: 'attribute_exists(pk)', onConflict: otherAddress })
      : checkWrite(userKey(by), {
          condition: 'email = :email AND emailVerified = :yes',
          values: { ':email': email, ':yes': true },
          returnStored: true,
          onConflict: (found) => (found?.['email']?.S === email ? unconfirmed() : otherAddress()),
        }),
  ]);
}

/** The address has been another placeholder's since this one was read. */
class AddressOfAnother extends Error {}

/** Erases the address of a placeholder whose entries are all in an account; a call at the same time may have done so. */
export async function clearPlaceholder({ id, competitionId, email }: Placeholder): Promise<void> {
  const erase = updateWrite(userKey(id), {
    update: 'SET email = :none, #name = :none',
    names: { '#name': 'name' },
    values: { ':none': '' },
  });
  if (email === '') return transact([erase]);
  const free = deleteWrite(placeholderOfEmailKey(competitionId, email), {
    condition: 'attribute_not_exists(pk) OR accountId = :id',
    values: { ':id': id },
    onConflict: () => new AddressOfAnother(),
  });
  try {
    await transact([erase, free]);
  } catch (error) {
    if (!(error instanceof AddressOfAnother)) throw error;
    await transact([erase]);
  }
}

/** The outbox's kind of invitations to take entries over: the placeholder itself is the item. */
export const HANDOVER_MAIL = 'handoverMail';

/** A placeholder in the outbox, with the name of who invites its family. */
export const invitedPlaceholder = (item: Item) =>
  z.object({ id: z.string(), invitedBy: z.string() }).parse(item);

/** An invitation in the transaction of an entry; whoever stores it holds it, and sends it at once. */
export interface Invitation {
  readonly invitation: Item;
  readonly writes: readonly TransactItem[];
}

/** Stores a placeholder with its first entry, its family invited by the name. */
export function newInvitation(one: Placeholder, by: string, now: Date): Invitation {
  const key = userKey(one.id);
  const invited = { ...one, invitedAt: now.toISOString(), invitedBy: by, sentAt: null };
  const [record, ...pointers] = placeholderItems(invited);
  const invitation = {
    ...record,
    ...heldOutboxFields({ ...key, competitionId: one.competitionId }, HANDOVER_MAIL, now),
  };
  return { invitation, writes: [invitation, ...pointers].map((item) => createWrite(item, changed)) };
}

/** Invites a placeholder's family anew with a further entry, unless an account has taken its entries over. */
export function furtherInvitation(one: Placeholder, by: string, now: Date): Invitation {
  const { invitation, options } = invitationUpdate(one, by, now);
  const write = updateWrite(userKey(one.id), {
    ...options,
    condition: 'takenBy = :unsent',
    onConflict: changed,
  });
  return { invitation, writes: [write] };
}

function invitationUpdate({ id, competitionId }: Placeholder, by: string, now: Date) {
  const key = userKey(id);
  const { outbox, gsi1pk, gsi1sk } = heldOutboxFields({ ...key, competitionId }, HANDOVER_MAIL, now);
  const options = {
    update:
      'SET invitedAt = :now, invitedBy = :by, outbox = :outbox, gsi1pk = :list, gsi1sk = :place, sentAt = :unsent REMOVE gsi3pk, gsi3sk',
    values: {
      ':now': now.toISOString(),
      ':by': by,
      ':outbox': outbox,
      ':list': gsi1pk,
      ':place': gsi1sk,
      ':unsent': null,
    },
  };
  return { invitation: { ...key, id, competitionId, invitedBy: by, outbox }, options };
}

/**
 * Makes a placeholder's invitation an item of the outbox that the caller sends at once.
 * @param before the last invitation as it was read, so that one of two calls sends the mail
 * @returns the item; null where another call was faster, or an account has the entries
 */
export async function holdInvitation(one: Placeholder, by: string, now: Date): Promise<Item | null> {
  const { invitation, options } = invitationUpdate(one, by, now);
  const update = updateItem(userKey(one.id), {
    ...options,
    condition: `takenBy = :unsent AND (invitedAt = :before OR ${IS_UNDONE.condition})`,
    names: IS_UNDONE.names,
    values: { ...options.values, ':before': one.invitedAt, ...IS_UNDONE.values },
  });
  return (await isWritten(update)) ? invitation : null;
}
