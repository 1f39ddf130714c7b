import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import { account as accountShape } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { LANGUAGES } from '../../../../shared/contract/core/languages.ts';
import { ROLES, type Role } from '../../../../shared/contract/core/roles.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { emailKey, nameIndex, userIndexKey, userKey, usersIndex } from '../../keys.ts';
import { GSI1 } from '../../../platform/table/key.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, getItems, type Item } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, isWritten, replaceWrite, updateItem } from '../../../platform/table/writes.ts';

/** A further log-in for a family, by the address that was invited. */
const guardian = z.object({
  id: z.string(),
  email: z.string(),
  /** Null until the invitation is accepted. */
  accountId: z.nullable(z.string()),
  /** The account's name when it joined; empty before. */
  name: z.string(),
  /** UTC instants. */
  invitedAt: z.string(),
  joinedAt: z.nullable(z.string()),
});

export type Guardian = z.output<typeof guardian>;

const account = z.object({
  type: z.literal('user'),
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  role: z.enum(ROLES),
  competitionId: z.nullable(z.string()),
  rinkId: z.nullable(z.string()),
  /** The coach's record that the account is connected with; absent for most. */
  coachId: z.optional(z.nullable(z.string())),
  /** The account of the family that a second guardian looks after; absent for most. */
  guardianOf: z.optional(z.nullable(z.string())),
  /** Those who look after the family too, invited ones among them; absent for most. */
  guardians: z.optional(z.array(guardian)),
  /** NO_PASSWORD until an invitation is accepted. */
  passwordHash: z.string(),
  /** When the last invitation was sent and when it was accepted; both null after a sign-up. */
  invitedAt: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
  notices: z.array(z.string()),
  confirmedNotices: z.array(z.string()),
  language: z.enum(LANGUAGES),
  skaters: accountShape.def.shape.skaters,
  active: z.boolean(),
  /** How many second factors it has. The factors have items of their own. */
  secondFactors: z.number(),
  sessionVersion: z.number(),
  createdAt: z.string(),
  version: z.number(),
});

export type Account = z.output<typeof account>;

/** The hash of no password, so an account with it cannot log in. */
export const NO_PASSWORD = 'none';

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly competitionId?: string | null;
  readonly rinkId?: string | null;
  readonly invitedAt?: string;
}

export function newAccount(fields: NewAccount, now: Date): Account {
  return {
    type: 'user',
    id: ulid(now.getTime()),
    emailVerified: false,
    competitionId: null,
    rinkId: null,
    invitedAt: null,
    acceptedAt: null,
    notices: [],
    confirmedNotices: [],
    language: 'en',
    skaters: [],
    secondFactors: 0,
    ...fields,
    active: true,
    sessionVersion: 1,
    createdAt: now.toISOString(),
    version: 1,
  };
}

/** The addresses that get every notification of a family: the account's own, its guardians' and the confirmed further ones. */
export function notificationAddresses({
  email,
  notices,
  confirmedNotices,
  guardians = [],
}: Pick<Account, 'email' | 'notices' | 'confirmedNotices' | 'guardians'>): string[] {
  const joined = guardians.flatMap((one) => (one.joinedAt === null ? [] : [one.email]));
  const confirmed = notices.filter((address) => confirmedNotices.includes(address));
  // A placeholder on paper has no address.
  return [...new Set([email, ...joined, ...confirmed])].filter((address) => address !== '');
}

/** An account's item and the pointer that reserves its address. */
export function accountItems(user: Account) {
  return [accountItem(user), { ...emailKey(user.email), type: 'email', userId: user.id }];
}

function accountItem(user: Account) {
  return { ...userKey(user.id), ...userIndexKey(user.role, user.name, user.id), ...user };
}

/**
 * @param extraWrites join the transaction; their refusals come last
 * @param first join the transaction; their refusals come first
 * @throws {ApiError} ValidationFailed (email, AlreadyExist) when the address has an account
 */
export async function createAccount(
  user: Account,
  extraWrites: readonly TransactItem[] = [],
  first: readonly TransactItem[] = [],
): Promise<void> {
  const taken = () => wrongField('email', 'AlreadyExist');
  const creates = accountItems(user).map((item) => createWrite(item, taken));
  await transact([...first, ...creates, ...extraWrites]);
}

export async function findAccount(userId: string): Promise<Account | null> {
  return accountIn(await getItem(userKey(userId)));
}

/** A stored account; null for no item, and for a placeholder, which has an account's key. */
export function accountIn(item: Item | null | undefined): Account | null {
  return item && item['type'] !== 'placeholder' ? account.parse(item) : null;
}

export async function accountOfEmail(email: string): Promise<Account | null> {
  const pointer = await getItem(emailKey(email));
  return typeof pointer?.['userId'] === 'string' ? findAccount(pointer['userId']) : null;
}

/** One page of a role's accounts by name. A search matches the beginning of names. */
export async function accountsOfRole(role: Role, search: string | undefined, cursor: string | undefined) {
  const begins = search ? nameIndex(search) : '';
  const page = await queryPage(
    {
      IndexName: GSI1,
      KeyConditionExpression: `gsi1pk = :role${begins ? ' AND begins_with(gsi1sk, :begins)' : ''}`,
      ExpressionAttributeValues: { ':role': usersIndex(role), ...(begins && { ':begins': begins }) },
    },
    cursor,
  );
  return { accounts: page.items.map((item) => account.parse(item)), nextCursor: page.nextCursor };
}

const named = z.object({ id: z.string(), name: z.string() });

/** The current names of accounts, by id; deleted accounts are missing. One call reads up to 100. */
export async function accountNames(ids: readonly string[]): Promise<Map<string, string>> {
  const accounts = (await getItems(ids.map(userKey))).map((item) => named.parse(item));
  return new Map(accounts.map(({ id, name }) => [id, name]));
}

const family = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  guardians: z.optional(z.array(guardian)),
});

/** The current names, addresses and guardians of accounts, by id; deleted accounts are missing. */
export async function familiesOf(ids: readonly string[]): Promise<Map<string, z.output<typeof family>>> {
  const accounts = (await getItems(ids.map(userKey))).map((item) => family.parse(item));
  return new Map(accounts.map((one) => [one.id, one]));
}

/**
 * Stores an account's new version if the stored one is the version before.
 * @param refusal thrown when the account has changed in the meantime
 * @param extraWrites join the transaction; their refusals come first
 */
export async function replaceAccount(
  user: Account,
  refusal: () => Error,
  extraWrites: readonly TransactItem[] = [],
): Promise<void> {
  await transact([...extraWrites, replaceAccountWrite(user, refusal)]);
}

/** Joins the transaction of a change of two accounts. */
export const replaceAccountWrite = (user: Account, refusal: () => Error): TransactItem =>
  replaceWrite(accountItem(user), user.version - 1, refusal);

/** Stores the same password hashed with today's parameters, unless the password changes at this moment. */
export async function replacePasswordHash(user: Account, passwordHash: string): Promise<void> {
  await isWritten(
    updateItem(userKey(user.id), {
      update: 'SET passwordHash = :new',
      condition: 'passwordHash = :old',
      values: { ':new': passwordHash, ':old': user.passwordHash },
    }),
  );
}
