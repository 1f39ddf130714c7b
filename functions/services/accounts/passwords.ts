import { SHORTEST_PASSWORD } from '../../../shared/contract/accounts/password.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { sendMailQuietly } from '../mail/sendMail.ts';
import { hashPassword } from '../../platform/passwords/password.ts';
import { transact } from '../../platform/table/transaction.ts';
import {
  accountOfEmail,
  findAccount,
  NO_PASSWORD,
  replaceAccount,
  type Account,
} from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { invalidLink, issueLink, LINK_SECONDS, useLinkWrite } from '../../store/accounts/links.ts';
import { superAdministratorWrites } from '../../store/accounts/superAdministrators.ts';
import { factorsOf, removeAllFactorWrites } from '../../store/secondFactors/factors.ts';
import { passwordChangedMail, resetPasswordMail } from '../mail/securityMails.ts';
import { startSession } from '../sessions/session.ts';
import { countAttempt } from '../throttling/attempts.ts';
import { findCountedLink, NO_FURTHER_ADDRESSES } from './emailVerification.ts';
import { notifyAccountOwner } from './notifyAccountOwner.ts';
import { ownAccount, requirePassword } from './ownAccount.ts';

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
export async function rejectCommonPassword(password: string): Promise<void> {
  if ((await commonPasswords()).has(password.toLowerCase())) throw wrongField('password', 'MustUncommon');
}

/**
 * Changes the password, which ends every session; the caller gets the cookie of a new one.
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed: currentPassword MustCorrect, password MustUncommon
 */
export async function changePassword(request: Request<'changePassword'>): Promise<void> {
  const { body, session, now, viewer, setCookie } = request;
  const user = await ownAccount(session);
  await requirePassword(user, body.currentPassword, request);
  await rejectCommonPassword(body.password);

  const changed = {
    ...user,
    passwordHash: await hashPassword(body.password),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    auditWrite({ userId: user.id, event: 'passwordChanged', at: now, address: viewer.address }),
  ]);
  setCookie(await startSession(changed, viewer, now));
  await notifyAccountOwner(user, passwordChangedMail({ name: user.name, at: now }), now);
}

/**
 * Mails a link that sets a new password. The answer and its time are the same whether or not the address
 * has an account, so that nobody can find out by asking.
 * @throws {ApiError} TooManyAttempts
 */
export async function requestPasswordReset(request: Request<'requestPasswordReset'>): Promise<void> {
  const { body, now, viewer } = request;
  await countAttempt({ what: 'mailByAddress', who: viewer.address }, now);
  await countAttempt({ what: 'mailByAccount', who: body.email }, now);
  const usualTime = new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS));
  const user = await accountOfEmail(body.email);
  if (user?.active) await sendResetLink(user, now, viewer.address);
  await usualTime;
}

async function sendResetLink(user: Account, now: Date, address: string): Promise<void> {
  const { token, write } = issueLink('reset', user, now);
  await transact([write, auditWrite({ userId: user.id, event: 'resetRequested', at: now, address })]);
  const link = linkTo('/reset-password', { token });
  const minutes = LINK_SECONDS.reset / 60;
  await sendMailQuietly({ to: [user.email], mail: resetPasswordMail({ name: user.name, link, minutes }) });
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
  await rejectCommonPassword(body.password);

  // An invited person may have used a reset link instead: the password accepts the invitation too.
  const isInvited = link.purpose === 'invitation' || user.passwordHash === NO_PASSWORD;
  const unproven = user.secondFactors > 0 && !user.emailVerified ? await factorsOf(user.id) : null;
  const changed = {
    ...user,
    ...(unproven && { secondFactors: 0 }),
    passwordHash: await hashPassword(body.password),
    ...NO_FURTHER_ADDRESSES,
    emailVerified: true,
    acceptedAt: isInvited ? now.toISOString() : user.acceptedAt,
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
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
    ...(await superAdministratorWrites(user, changed)),
  ]);
  if (!isInvited) {
    const dropped = user.notices.length > 0;
    const changes = { name: user.name, at: now, dropped, factorsRemoved: unproven !== null };
    await sendMailQuietly({ to: [user.email], mail: passwordChangedMail(changes) });
  }
  return { email: user.email };
}
