import { SHORTEST_PASSWORD } from '../../../../shared/contract/people/accounts/password.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { wait } from '../../../platform/retry.ts';
import { hashPassword } from '../../../platform/passwords/password.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  accountOfEmail,
  findAccount,
  NO_PASSWORD,
  replaceAccount,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { invalidLink, LINK_SECONDS, useLinkWrite } from '../../../store/people/accounts/links.ts';
import { superAdministratorWrites } from '../../../store/people/accounts/superAdministrators.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { factorsOf, removeAllFactorWrites } from '../../../store/people/secondFactors/factors.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { startSession } from '../../core/sessions/session.ts';
import { countAttempt, countDistinctValues } from '../../core/throttling/attempts.ts';
import { deviceIn, isKnownFor } from '../../core/throttling/knownDevices.ts';
import { findCountedLink, NO_FURTHER_ADDRESSES } from './emailVerification.ts';
import { composeReset } from './composeLinkMails.ts';
import { liftSuppression } from '../../../store/core/mail/suppressedAddresses.ts';
import { composeOwnerMail } from './composeOwnerMails.ts';
import { ownerMail } from './notifyAccountOwner.ts';
import { accountOfSession, requirePassword } from './accountOfSession.ts';
import { hasExpectedWordsOnly } from './expectedWords.ts';
import { isInvitationPending } from './user.ts';

/** Every answer takes this long, because the slowest usually does. */
const ANSWER_MILLISECONDS = 600;

let common: Promise<ReadonlySet<string>> | undefined;

/** zxcvbn's ranking of about 49,000 leaked passwords; loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const ranked: readonly string[] = dictionary['passwords-common'];
    return new Set(ranked.filter((password) => password.length >= SHORTEST_PASSWORD));
  });
  return common;
}

/** @throws {ApiError} ValidationFailed (password, MustUncommon), whatever the case of the letters */
export async function rejectCommonPassword(
  password: string,
  owner: Pick<Account, 'name' | 'email'>,
): Promise<void> {
  const isCommon = (await commonPasswords()).has(password.toLowerCase());
  if (isCommon || hasExpectedWordsOnly(password, owner)) throw wrongField('password', 'MustUncommon');
}

/**
 * Changes the password, which ends every session; the caller gets the cookie of a new one.
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed: currentPassword MustCorrect, password MustUncommon
 */
export async function changePassword(request: Request<'changePassword'>): Promise<void> {
  const { body, session, now, viewer, setCookie } = request;
  const user = await accountOfSession(session);
  await requirePassword(user, body.currentPassword, request);
  await rejectCommonPassword(body.password, user);

  const changed = {
    ...user,
    passwordHash: await hashPassword(body.password, 'account'),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const mail = await ownerMail(user, { what: 'passwordChanged' }, now);
  await replaceAccount(changed, () => new ApiError('Busy'), [
    auditWrite({ userId: user.id, event: 'passwordChanged', at: now, address: viewer.address }),
    ...(mail ? [mail.write] : []),
  ]);
  setCookie(await startSession(changed, viewer, now));
  if (mail) await sendDirectly(mail, composeOwnerMail, now);
}

/**
 * Mails a link that sets a new password. The answer and its time are the same whether or not the address
 * has an account, so that nobody can find out by asking, and whether or not a mail is sent: who asked often
 * has links in the mailbox that still work.
 */
export async function requestPasswordReset(request: Request<'requestPasswordReset'>): Promise<void> {
  const { body, now, viewer } = request;
  const usualTime = wait(ANSWER_MILLISECONDS);
  const user = await accountOfEmail(body.email);
  if (user?.active && (await mayMailReset(user, request))) await sendResetLink(user, now, viewer.address);
  await usualTime;
}

/** Strangers use up nothing of a browser on which the account has logged in. */
async function mayMailReset(
  { id }: Account,
  { now, viewer, deviceToken }: Request<'requestPasswordReset'>,
): Promise<boolean> {
  const device = deviceIn(deviceToken);
  if (await isKnownFor(device, `account ${id}`)) {
    return isWithin(countAttempt({ what: 'resetFromDevice', who: `${id} ${device.id}` }, now));
  }
  const accounts = countDistinctValues({ what: 'resetByAddress', who: viewer.address }, new Set([id]), now);
  return (await isWithin(accounts)) && isWithin(countAttempt({ what: 'resetByAccount', who: id }, now));
}

const isWithin = (counted: Promise<unknown>): Promise<boolean> =>
  counted.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'TooManyAttempts') return false;
      throw error;
    },
  );

async function sendResetLink(user: Account, now: Date, address: string): Promise<void> {
  const facts = { accountId: user.id, sessionVersion: user.sessionVersion };
  const mail = directMail(DIRECT.reset, facts, now, LINK_SECONDS.reset);
  await transact([mail.write, auditWrite({ userId: user.id, event: 'resetRequested', at: now, address })]);
  await sendDirectly(mail, composeReset, now);
}

/**
 * Sets a password by the link of a reset or an invitation. The link proves the address, and every session
 * ends. Second factors of an unproven address are removed: a stranger may have signed up with it.
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed: token MustValid, password MustUncommon
 */
export async function resetPassword({ body, now, viewer }: Request<'resetPassword'>) {
  const link = await findCountedLink(body.token, ['reset', 'invitation'], viewer.address, now);
  const user = await findAccount(link.userId);
  if (!user?.active || user.sessionVersion !== link.sessionVersion) throw invalidLink();
  await rejectCommonPassword(body.password, user);

  // An invited person may have used a reset link instead: the password accepts the invitation too.
  const isInvited = link.purpose === 'invitation' || isInvitationPending(user);
  // A move of the data takes passwords away (decision 0311): no stranger can have added an address since.
  const isMoved = user.passwordHash === NO_PASSWORD && user.emailVerified && !isInvitationPending(user);
  const unproven = user.secondFactors > 0 && !user.emailVerified ? await factorsOf(user.id) : null;
  const changed = {
    ...user,
    ...(unproven && { secondFactors: 0 }),
    passwordHash: await hashPassword(body.password, 'guest'),
    ...(!isMoved && NO_FURTHER_ADDRESSES),
    emailVerified: true,
    acceptedAt: isInvited ? now.toISOString() : user.acceptedAt,
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const notice = {
    what: 'passwordChanged',
    dropped: !isMoved && user.notices.length > 0,
    factorsRemoved: unproven !== null,
  } as const;
  const mail = isInvited ? null : directMail(DIRECT.owner, { accountId: user.id, notice }, now);
  await replaceAccount(changed, () => new ApiError('Busy'), [
    useLinkWrite(body.token),
    auditWrite({
      userId: user.id,
      event: isInvited ? 'invitationAccepted' : 'passwordChanged',
      at: now,
      address: viewer.address,
      ...(unproven && { details: { secondFactorsRemoved: user.secondFactors } }),
    }),
    ...(unproven ? removeAllFactorWrites(user.id, unproven) : []),
    ...(mail ? [mail.write] : []),
    ...(await superAdministratorWrites(user, changed)),
    // The link reached its reader.
    ...(await liftSuppression(user.email, now)),
  ]);
  if (mail) await sendDirectly(mail, composeOwnerMail, now);
  return { email: user.email };
}
