import * as z from 'zod/mini';
import { newToken, tokenHash } from '../../../platform/linkToken.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { challengeKey } from '../../keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { deleteWrite, putWrite } from '../../../platform/table/writes.ts';

/** How many seconds each kind of challenge lasts. */
const SECONDS = { logIn: 5 * 60, passkeyLogIn: 5 * 60, authenticator: 15 * 60, passkey: 15 * 60 } as const;

type Purpose = keyof typeof SECONDS;

const stored = z.object({
  purpose: z.enum(['logIn', 'passkeyLogIn', 'authenticator', 'passkey']),
  /** Null for a log-in by passkey alone: the passkey names its account. */
  userId: z.nullable(z.string()),
  sessionVersion: z.nullable(z.number()),
  /** The encrypted key of the authenticator app being set up. */
  secret: z.optional(z.string()),
  expiresAt: z.number(),
});

export type Challenge = z.output<typeof stored>;

interface NewChallenge {
  readonly purpose: Purpose;
  readonly user: { readonly id: string; readonly sessionVersion: number } | null;
  readonly secret?: string;
}

/**
 * A challenge of 256 random bits; the table keeps only its hash. It carries the account's session version,
 * so a new password or a new factor invalidates it.
 */
export function newChallenge(
  { purpose, user, secret }: NewChallenge,
  now: Date,
): { token: string; write: TransactItem } {
  const token = newToken();
  const item = {
    ...challengeKey(tokenHash(token)),
    type: 'challenge',
    purpose,
    userId: user?.id ?? null,
    sessionVersion: user?.sessionVersion ?? null,
    secret,
    expiresAt: Math.floor(now.getTime() / 1000) + SECONDS[purpose],
  };
  return { token, write: putWrite(item) };
}

/** @throws {ApiError} ValidationFailed (challenge, MustValid) if it is used, expired or of another kind */
export async function findChallenge(
  token: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<Challenge> {
  const found = stored.safeParse(await getItem(challengeKey(tokenHash(token)))).data;
  if (!found || !purposes.includes(found.purpose) || found.expiresAt * 1000 <= now.getTime()) {
    throw invalidChallenge();
  }
  return found;
}

/** Uses the challenge up: of two simultaneous calls, one is refused. */
export function useChallengeWrite(token: string): TransactItem {
  return deleteWrite(challengeKey(tokenHash(token)), {
    condition: 'attribute_exists(pk)',
    onConflict: invalidChallenge,
  });
}

export const invalidChallenge = () => wrongField('challenge', 'MustValid');
