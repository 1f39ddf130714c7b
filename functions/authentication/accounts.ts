import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import { ROLES, type Role } from '../../shared/contract/roles.ts';
import { wrongField } from '../http/apiError.ts';
import { emailKey, userKey } from '../table/keys.ts';
import { getItem, tableName } from '../table/read.ts';
import { transact } from '../table/transaction.ts';

const account = z.object({
  type: z.literal('user'),
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  competitionId: z.nullable(z.string()),
  rinkId: z.nullable(z.string()),
  passwordHash: z.string(),
  active: z.boolean(),
  sessionVersion: z.number(),
  createdAt: z.string(),
  version: z.number(),
});

export type Account = z.output<typeof account>;

interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly competitionId?: string;
  readonly rinkId?: string;
}

export function newAccount(fields: NewAccount, now: Date): Account {
  return {
    type: 'user',
    id: ulid(now.getTime()),
    competitionId: null,
    rinkId: null,
    ...fields,
    active: true,
    sessionVersion: 1,
    createdAt: now.toISOString(),
    version: 1,
  };
}

/** The items of an account: itself, and the pointer that makes its address its own. */
export function accountItems(user: Account) {
  return [
    { ...userKey(user.id), ...user },
    { ...emailKey(user.email), type: 'email', userId: user.id },
  ];
}

/** @throws {ApiError} ValidationFailed (email, AlreadyExist) when the address has an account */
export async function createAccount(user: Account): Promise<void> {
  await transact(
    accountItems(user).map((Item) => ({
      write: {
        Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' },
      },
      refusal: () => wrongField('email', 'AlreadyExist'),
    })),
  );
}

export async function accountOfEmail(email: string): Promise<Account | null> {
  const pointer = await getItem(emailKey(email));
  if (typeof pointer?.['userId'] !== 'string') return null;
  const item = await getItem(userKey(pointer['userId']));
  return item ? account.parse(item) : null;
}
