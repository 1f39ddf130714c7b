import { ApiError } from '../../platform/errors/apiError.ts';
import { attemptsKey } from '../../store/keys.ts';
import { updateItem } from '../../platform/table/writes.ts';

/** Attempts are counted in windows of 15 minutes; each window starts at zero. */
export const WINDOW_SECONDS = 15 * 60;

/**
 * Attempts allowed in a window. Few for one account from one address, where passwords are guessed; more for an
 * account from everywhere, so that a stranger cannot lock its owner out; more for an address, which a whole rink
 * may share.
 */
export const LIMITS = {
  logInFromHere: 10,
  logInByAccount: 100,
  logInByAddress: 60,
  /** Simultaneous sign-ups of one email address; the first success makes the others fail. */
  signUpByAccount: 3,
  /** Failed sign-ups, so that nobody can find out in bulk which addresses have accounts. */
  signUpByAddress: 120,
  mailByAccount: 5,
  mailByAddress: 30,
  /** Mails about changes of an account to its own address while that is unconfirmed. */
  unprovenMailByAddress: 10,
  linkByAddress: 30,
  /** Codes of an authenticator app, out of a million; each needs the right password first. */
  codeByAccount: 8,
  /** Wrong codes of helpers, out of 656 thousand million; a rink's helpers share an address. */
  helperCodeByAddress: 60,
  /** Missing skaters whose emergency contact is opened by one code or account. */
  emergencyByReader: 20,
  /** Log-ins by passkey, counted when they begin. */
  passkeyByAddress: 120,
  /** Mails that ask further addresses to confirm: of one account, and to one address. */
  noticeMailByAccount: 9,
  noticeMailToAddress: 3,
  /** Events entered: eight children of a family, 22 events an entry, two competitions. */
  eventsByAccount: 8 * 22 * 2,
  /** Mails between the partners of couples; a coach may enter many couples. */
  partnerMail: 30,
  /** Invitations to families, by who entered for them: a pile of paper entries. */
  handoverMail: 120,
  /** Invitations to coaches, by who keeps them. */
  coachMail: 60,
  /** Calls that email families, of one organiser; each names up to 25 entries. */
  organiserEmail: 80,
  /** Links of calendar feeds made. */
  feedsByAccount: 20,
  membershipByAddress: 120,
  /** Different members that an account checks while it fills in entries: a coach has many teams. */
  membersByAccount: 400,
} as const;

export type Attempts = keyof typeof LIMITS;

export interface Attempt {
  readonly what: Attempts;
  /** An email address, a network address, or an id. */
  readonly who: string;
  /** The id of the account concerned, for the log of refusals only. */
  readonly account?: string | undefined;
}

/**
 * The limits that a log-in attempt counts against.
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
 * Counts an attempt before it is answered, so that a burst is counted too.
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
 * Counts the different values that attempts ask about; a value counts once in a window.
 * @param values not empty
 * @returns all values counted in this window
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

/** The key of an attempt's counter, and when it expires, in seconds since 1970. */
export function attemptItem({ what, who }: Attempt, now: Date) {
  const start = windowOf(now);
  return { Key: attemptsKey(what, who, start), end: start + 2 * WINDOW_SECONDS };
}

/** The start of the current window, in seconds since 1970. */
function windowOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / WINDOW_SECONDS) * WINDOW_SECONDS;
}

/** Carries the seconds until the window ends. */
export function tooManyAttempts(now: Date, account?: string): ApiError {
  const retryAfterSeconds = windowOf(now) + WINDOW_SECONDS - Math.floor(now.getTime() / 1000);
  return new ApiError('TooManyAttempts', { retryAfterSeconds, account: account ?? null });
}
