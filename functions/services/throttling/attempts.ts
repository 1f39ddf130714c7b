import { ApiError } from '../../platform/errors/apiError.ts';
import { attemptsKey } from '../../store/keys.ts';
import { updateItem } from '../../platform/table/writes.ts';

/** Attempts are counted in windows of 15 minutes; after a window everybody begins anew. */
export const WINDOW_SECONDS = 15 * 60;

/**
 * How many attempts a window has. Few for one account from one address, because a password is guessed
 * there; more from everywhere, so that a stranger far away does not lock the owner out at once; more
 * for one address, because a whole rink may sit behind it.
 */
export const LIMITS = {
  logInFromHere: 10,
  logInByAccount: 100,
  logInByAddress: 60,
  /** Sign-ups of one address at the same time; the first that succeeds makes the others fail. */
  signUpByAccount: 3,
  /** Addresses that are taken already, or refused: nobody finds out who has an account by asking. */
  signUpByAddress: 120,
  mailByAccount: 5,
  mailByAddress: 30,
  /** Mails about changes of an account to its own address, until somebody has shown whose that is. */
  unprovenMailByAddress: 10,
  linkByAddress: 30,
  /** Codes of an authenticator app, which has a million; the password was right before each. */
  codeByAccount: 8,
  /** Log-ins by passkey that begin. */
  passkeyByAddress: 120,
  /** Mails that ask further addresses whether they want an account's notices; of one account, and to one address. */
  noticeMailByAccount: 9,
  noticeMailToAddress: 3,
  /** Events: a family of eight enters each child in the 22 that one entry takes, in two competitions. */
  eventsByAccount: 8 * 22 * 2,
  /** Mails between the two sides of a couple; a coach may name the partners of many. */
  partnerMail: 30,
  membershipByAddress: 120,
  /** Different people whose memberships an account has compared while it fills in entries: a coach's many teams. */
  membersByAccount: 400,
} as const;

export type Attempts = keyof typeof LIMITS;

export interface Attempt {
  readonly what: Attempts;
  /** An e-mail address, a network address, or the id of what it is about. */
  readonly who: string;
  /** The account that is tried, where there is one; for the log of refusals alone. */
  readonly account?: string | undefined;
}

/**
 * Wrong passwords of an account, by who sends them.
 * @param account the id of the address's account
 */
export function logInAttempts(email: string, address: string, account?: string): readonly Attempt[] {
  return [
    { what: 'logInFromHere', who: `${email} ${address}`, account },
    { what: 'logInByAccount', who: email, account },
    { what: 'logInByAddress', who: address, account },
  ];
}

/**
 * Counts an attempt before it is answered, so that those sent in one burst are counted too.
 * @throws {ApiError} TooManyAttempts, with the seconds until the window ends
 */
export async function countAttempt(attempt: Attempt, now: Date): Promise<void> {
  const { Key, end } = attemptItem(attempt, now);
  const { attempts } = await updateItem(Key, {
    update: 'ADD attempts :one SET expiresAt = :end',
    values: { ':one': 1, ':end': end },
  });
  if (Number(attempts) > LIMITS[attempt.what]) throw tooManyAttempts(now, attempt.account);
}

/**
 * Counts what an attempt asks about, each of it once in a window however often it is asked.
 * @param values not empty
 * @returns all that was counted in this window
 * @throws {ApiError} TooManyAttempts, with the seconds until the window ends
 */
export async function countDistinctValues(
  attempt: Attempt,
  values: ReadonlySet<string>,
  now: Date,
): Promise<ReadonlySet<string>> {
  const { Key, end } = attemptItem(attempt, now);
  const limit = LIMITS[attempt.what];
  const { asked } = await updateItem(Key, {
    update: 'ADD asked :values SET expiresAt = :end',
    // A set over the limit stops growing.
    condition: 'attribute_not_exists(asked) OR size(asked) <= :limit',
    values: { ':values': values, ':end': end, ':limit': limit },
    onConflict: () => tooManyAttempts(now),
  });
  const distinct = new Set([...(asked as ReadonlySet<unknown>)].map(String));
  if (distinct.size > limit) throw tooManyAttempts(now);
  return distinct;
}

/** Where an attempt is counted, and the seconds since 1970 at which its counter may go. */
export function attemptItem({ what, who }: Attempt, now: Date) {
  const start = windowOf(now);
  return { Key: attemptsKey(what, who, start), end: start + 2 * WINDOW_SECONDS };
}

/** When the window that `now` lies in began, in seconds since 1970. */
function windowOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / WINDOW_SECONDS) * WINDOW_SECONDS;
}

/** The refusal, with the seconds until the window ends. */
export function tooManyAttempts(now: Date, account?: string): ApiError {
  const retryAfterSeconds = windowOf(now) + WINDOW_SECONDS - Math.floor(now.getTime() / 1000);
  return new ApiError('TooManyAttempts', { retryAfterSeconds, account: account ?? null });
}
