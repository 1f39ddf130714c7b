import { ApiError } from '../../../platform/errors/apiError.ts';
import { attemptsKey } from '../../../store/keys.ts';
import { updateItem } from '../../../platform/table/writes.ts';

/** Attempts are counted in windows of 15 minutes; each window starts at zero. */
export const WINDOW_SECONDS = 15 * 60;

/**
 * Attempts allowed in a window. Few for one account from one address, where passwords are guessed; more for an
 * account from everywhere; far more for an address, which a whole rink may share. A known device has limits of its own
 * in place of all three, so that strangers lock nobody out (decision 0021).
 */
export const LIMITS = {
  logInFromHere: 10,
  logInByAccount: 100,
  /** Wrong passwords of any accounts. Each has the limits above, so this one only slows a list of many accounts. */
  logInByAddress: 1_500,
  logInFromDevice: 10,
  /** Wrong log-ins, also of addresses without an account. After these none says what was wrong; a right one enters. */
  failedLogInByAddress: 60,
  /** Simultaneous sign-ups of one email address; the first success makes the others fail. */
  signUpByAccount: 3,
  /** Failed sign-ups, so that nobody can find out in bulk which addresses have accounts. */
  signUpByAddress: 120,
  mailByAccount: 5,
  /** Mails that reset a password: to one account by strangers, and to it by a browser that it logged in on. */
  resetByAccount: 5,
  resetFromDevice: 5,
  /** Accounts that one address has such mails sent to. */
  resetByAddress: 60,
  /** Mails about changes of an account to its own address while that is unconfirmed. */
  unprovenMailByAddress: 10,
  linkByAddress: 30,
  /** Codes of an authenticator app, out of a million; each needs the right password first. */
  codeByAccount: 8,
  /**
   * Wrong codes of helpers, out of 656 thousand million. With two hundred codes in use, somebody at the limit all day
   * finds one in nine years.
   */
  helperCodeByAddress: 10_000,
  helperCodeByDevice: 60,
  /** Wrong codes that are compared with those of earlier versions too, which takes a thread. */
  slowCode: 60,
  /** Missing skaters whose emergency contact is opened by one code or account. */
  emergencyByReader: 20,
  /** Log-ins by passkey, counted when they begin. */
  passkeyByAddress: 120,
  passkeyByDevice: 30,
  /** Mails that ask further addresses to confirm: of one account, and to one address. */
  noticeMailByAccount: 9,
  noticeMailToAddress: 3,
  /** Invitations of guardians: of one account, and to one address. */
  guardianMailByAccount: 6,
  guardianMailToAddress: 3,
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
  /** Files sent, of ten megabytes at most: a poster in its widths is four. */
  uploadByAccount: 100,
  /** Files of music announced, and judged: of a family, and of an organiser who sends those of a whole competition. */
  musicByFamily: 80,
  musicByOrganiser: 600,
  /** Links of calendar feeds made. */
  feedsByAccount: 20,
  /** Payments by card that a family starts, and calls that say they are the card provider's and are not. */
  cardsByFamily: 40,
  unsignedByAddress: 600,
  /** Stars set and taken away. */
  followedByAccount: 600,
  /** Devices that an account has pushes sent to, also where they only come again. */
  pushByAccount: 60,
  /** Devices that follow without an account, changed or ended: a hall shares an address. */
  followersByAddress: 600,
  /** Addresses of skaters' pages made. */
  skaterPagesByAccount: 40,
  /** Files of a person's data, which a super administrator downloads. */
  dataByAdministrator: 20,
  membershipByAddress: 120,
  /** Different members that an account checks while it fills in entries: a coach has many teams. */
  membersByAccount: 400,
} as const;

export type Attempts = keyof typeof LIMITS;

export interface ThrottledAttempt {
  readonly what: Attempts;
  /** An email address, a network address, or an id. */
  readonly who: string;
  /** The id of the account concerned, for the log of refusals only. */
  readonly account?: string | undefined;
}

/**
 * Counts an attempt before it is answered, so that a burst is counted too.
 * @throws {ApiError} TooManyAttempts, with the seconds until the window ends
 */
export async function countAttempt(attempt: ThrottledAttempt, now: Date): Promise<void> {
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
  attempt: ThrottledAttempt,
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
export function attemptItem({ what, who }: ThrottledAttempt, now: Date) {
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
