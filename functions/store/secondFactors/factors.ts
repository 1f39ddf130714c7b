import * as z from 'zod/mini';
import { wrongField } from '../../platform/errors/apiError.ts';
import { FACTOR_PREFIX, factorKey, passkeyKey, userPartition } from '../keys.ts';
import { queryAll, tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';

const usage = { createdAt: z.string(), lastUsedAt: z.nullable(z.string()) };

const authenticator = z.object({
  type: z.literal('authenticator'),
  id: z.string(),
  /** Encrypted; see `encryption.ts`. */
  secret: z.string(),
  /** The time step of the last accepted code, so that no code works twice. */
  lastStep: z.number(),
  ...usage,
});

const passkey = z.object({
  type: z.literal('passkey'),
  id: z.string(),
  name: z.string(),
  /** This and the next three as in WebAuthn; bytes in base64url. */
  credentialId: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  ...usage,
});

const recoveryCodes = z.object({
  type: z.literal('recoveryCodes'),
  /** Hashes of the unused codes. DynamoDB has no empty sets: the attribute is missing when all are used. */
  hashes: z._default(z.instanceof(Set), new Set()),
});

export type Authenticator = z.output<typeof authenticator>;
export type Passkey = z.output<typeof passkey>;

export interface Factors {
  readonly authenticator: Authenticator | null;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodesLeft: number;
}

/** An account has at most one authenticator app and one set of recovery codes. */
export const AUTHENTICATOR_ID = 'authenticator';
const RECOVERY_CODES_ID = 'recovery-codes';

/** The second factors of an account; passkeys oldest first. */
export async function factorsOf(userId: string): Promise<Factors> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :user AND begins_with(sk, :factors)',
    ExpressionAttributeValues: { ':user': userPartition(userId), ':factors': FACTOR_PREFIX },
    ConsistentRead: true,
  });
  const codes = items.map((item) => recoveryCodes.safeParse(item).data).find((found) => found);
  return {
    authenticator: items.map((item) => authenticator.safeParse(item).data).find((found) => found) ?? null,
    passkeys: items.flatMap((item) => passkey.safeParse(item).data ?? []),
    recoveryCodesLeft: codes?.hashes.size ?? 0,
  };
}

const createWrite = (Item: object, refusal?: () => Error): TransactItem =>
  refusal
    ? {
        write: {
          Put: { TableName: tableName(), Item: { ...Item }, ConditionExpression: 'attribute_not_exists(pk)' },
        },
        refusal,
      }
    : { write: { Put: { TableName: tableName(), Item: { ...Item } } } };

export function addAuthenticatorWrite(userId: string, added: Authenticator): TransactItem {
  return createWrite({ ...factorKey(userId, added.id), ...added }, () => wrongField('code', 'AlreadyExist'));
}

/** The second item reserves the credential, so that no other account can add it. */
export function addPasskeyWrites(userId: string, added: Passkey): TransactItem[] {
  const refusal = () => wrongField('credential', 'AlreadyExist');
  return [
    createWrite({ ...passkeyKey(added.credentialId), type: 'credential', userId }, refusal),
    createWrite({ ...factorKey(userId, added.id), ...added }, refusal),
  ];
}

/** Replaces the recovery codes. */
export function recoveryCodesWrite(userId: string, hashes: ReadonlySet<string>): TransactItem {
  return createWrite({
    ...factorKey(userId, RECOVERY_CODES_ID),
    type: 'recoveryCodes',
    hashes: new Set(hashes),
  });
}

export function removeFactorWrites(userId: string, factor: Authenticator | Passkey): TransactItem[] {
  const remove = (Key: ReturnType<typeof factorKey>): TransactItem => ({
    write: { Delete: { TableName: tableName(), Key } },
  });
  return [
    remove(factorKey(userId, factor.id)),
    ...(factor.type === 'passkey' ? [remove(passkeyKey(factor.credentialId))] : []),
  ];
}

/** Removes every factor and the recovery codes. */
export function removeAllFactorWrites(userId: string, { authenticator, passkeys }: Factors): TransactItem[] {
  const factors = [...(authenticator ? [authenticator] : []), ...passkeys];
  return [
    ...factors.flatMap((factor) => removeFactorWrites(userId, factor)),
    removeRecoveryCodesWrite(userId),
  ];
}

export function removeRecoveryCodesWrite(userId: string): TransactItem {
  return { write: { Delete: { TableName: tableName(), Key: factorKey(userId, RECOVERY_CODES_ID) } } };
}

/**
 * Accepts the code of a time step once.
 * @param use.secret the app's key, encrypted anew with today's encryption key
 */
export function useAuthenticatorWrite(
  userId: string,
  use: { readonly timeStep: number; readonly secret: string },
  now: Date,
): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: factorKey(userId, AUTHENTICATOR_ID),
        UpdateExpression: 'SET lastStep = :step, secret = :secret, lastUsedAt = :now',
        ConditionExpression: 'lastStep < :step',
        ExpressionAttributeValues: {
          ':step': use.timeStep,
          ':secret': use.secret,
          ':now': now.toISOString(),
        },
      },
    },
    refusal: () => wrongField('code', 'MustCorrect'),
  };
}

/** Refused unless the counter has grown; authenticators that do not count always send zero. */
export function usePasskeyWrite(userId: string, id: string, counter: number, now: Date): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: factorKey(userId, id),
        UpdateExpression: 'SET #counter = :counter, lastUsedAt = :now',
        ConditionExpression: counter === 0 ? '#counter = :counter' : '#counter < :counter',
        ExpressionAttributeNames: { '#counter': 'counter' },
        ExpressionAttributeValues: { ':counter': counter, ':now': now.toISOString() },
      },
    },
    refusal: () => wrongField('credential', 'MustCorrect'),
  };
}

/** Uses a recovery code up. */
export function useRecoveryCodeWrite(userId: string, hash: string): TransactItem {
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: factorKey(userId, RECOVERY_CODES_ID),
        UpdateExpression: 'DELETE hashes :used',
        ConditionExpression: 'contains(hashes, :hash)',
        ExpressionAttributeValues: { ':used': new Set([hash]), ':hash': hash },
      },
    },
    refusal: () => wrongField('code', 'MustCorrect'),
  };
}
