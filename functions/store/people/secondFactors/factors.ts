import * as z from 'zod/mini';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { FACTOR_PREFIX, factorKey, passkeyKey, userPartition } from '../../keys.ts';
import { queryAll } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, deleteWrite, putWrite, updateWrite } from '../../../platform/table/writes.ts';

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
  const codes = { type: 'recoveryCodes', hashes: new Set(hashes) };
  return putWrite({ ...factorKey(userId, RECOVERY_CODES_ID), ...codes });
}

export function removeFactorWrites(userId: string, factor: Authenticator | Passkey): TransactItem[] {
  return [
    deleteWrite(factorKey(userId, factor.id)),
    ...(factor.type === 'passkey' ? [deleteWrite(passkeyKey(factor.credentialId))] : []),
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
  return deleteWrite(factorKey(userId, RECOVERY_CODES_ID));
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
  return updateWrite(factorKey(userId, AUTHENTICATOR_ID), {
    update: 'SET lastStep = :step, secret = :secret, lastUsedAt = :now',
    condition: 'lastStep < :step',
    values: { ':step': use.timeStep, ':secret': use.secret, ':now': now.toISOString() },
    onConflict: () => wrongField('code', 'MustCorrect'),
  });
}

/** Refused unless the counter has grown; authenticators that do not count always send zero. */
export function usePasskeyWrite(userId: string, id: string, counter: number, now: Date): TransactItem {
  return updateWrite(factorKey(userId, id), {
    update: 'SET #counter = :counter, lastUsedAt = :now',
    condition: counter === 0 ? '#counter = :counter' : '#counter < :counter',
    names: { '#counter': 'counter' },
    values: { ':counter': counter, ':now': now.toISOString() },
    onConflict: () => wrongField('credential', 'MustCorrect'),
  });
}

/** Uses a recovery code up. */
export function useRecoveryCodeWrite(userId: string, hash: string): TransactItem {
  return updateWrite(factorKey(userId, RECOVERY_CODES_ID), {
    update: 'DELETE hashes :used',
    condition: 'contains(hashes, :hash)',
    values: { ':used': new Set([hash]), ':hash': hash },
    onConflict: () => wrongField('code', 'MustCorrect'),
  });
}
