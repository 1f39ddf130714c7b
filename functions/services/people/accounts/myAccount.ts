import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { ApiError, refuse, type InvalidField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { endedSessionCookie } from '../../../platform/http/session.ts';
import { replaceAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { suppressionsOf } from '../../../store/core/mail/suppressedAddresses.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { deleteAccount } from '../../../store/people/accounts/deleteAccount.ts';
import { requireOtherSuperAdministrator } from '../../../store/people/accounts/superAdministrators.ts';
import {
  namesOfSkaters,
  shareGivenNames,
  skatersWithNames,
} from '../../entering/entries/consents/givenNames.ts';
import { eraseEntries } from '../../entering/entries/erase/eraseEntries.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { composeDeletedMail } from './composeOwnerMails.ts';
import { countConfirmationRequests, requestAddressConfirmations } from './notificationAddresses.ts';
import { mayMailOwner } from './notifyAccountOwner.ts';
import { accountOfSession, requirePassword } from './accountOfSession.ts';
import { utcDay } from '../../../../shared/domain/core/dates/days.ts';

export async function myAccountOf(user: Account): Promise<MyAccount> {
  const { id, email, emailVerified, name, role, notices, confirmedNotices, language, skaters, version } =
    user;
  const mine = {
    id,
    email,
    emailVerified,
    name,
    role,
    notices,
    confirmedNotices,
    language,
    skaters,
    version,
  };
  // Of an address that nobody confirmed, its reader alone may know.
  const suppressions = await suppressionsOf([email, ...confirmedNotices]);
  return { ...mine, suppressed: [...suppressions].map(([address, reason]) => ({ email: address, reason })) };
}

/**
 * Saves the own account. A new further address is mailed a link; it gets notifications once confirmed.
 * @throws {ApiError} ValidationFailed: skaters.N.id AlreadyExist, skaters.N.birthdate MustValid;
 * VersionConflict; TooManyAttempts
 */
export async function updateMyAccount(request: Request<'updateMyAccount'>): Promise<MyAccount> {
  const { body, session, now } = request;
  refuse(skaterProblems(body.skaters, now));
  const user = await accountOfSession(session);
  // Also refuses a version higher than the stored one, which would overwrite a change made after this read.
  if (user.version !== body.version) throw new ApiError('VersionConflict');
  const notices = [...new Set(body.notices)].filter((address) => address !== user.email);
  const added = notices.filter((address) => !user.notices.includes(address));
  await countConfirmationRequests(user, added, now);

  const changed = {
    ...user,
    name: body.name,
    notices,
    confirmedNotices: user.confirmedNotices.filter((address) => notices.includes(address)),
    language: body.language ?? user.language,
    skaters: skatersWithNames(body.skaters, user.skaters),
    version: body.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('VersionConflict'));
  const names = namesOfSkaters(changed.skaters, user.skaters);
  await shareGivenNames(user.id, names, { by: user.id, now });
  await requestAddressConfirmations(changed, added, now);
  return myAccountOf(changed);
}

function skaterProblems(skaters: Account['skaters'], now: Date): InvalidField[] {
  const today = utcDay(now);
  const ids = skaters.map(({ id }) => id);
  return skaters.flatMap(({ id, birthdate }, index): InvalidField[] => [
    ...(ids.indexOf(id) === index ? [] : [{ field: `skaters.${index}.id`, code: 'AlreadyExist' } as const]),
    ...(birthdate < today ? [] : [{ field: `skaters.${index}.birthdate`, code: 'MustValid' } as const]),
  ]);
}

/** Ends every session of the own account, this one too. */
export async function logOutEverywhere(request: Request<'logOutEverywhere'>): Promise<void> {
  const { session, now, viewer, setCookie } = request;
  const user = await accountOfSession(session);
  const changed = { ...user, sessionVersion: user.sessionVersion + 1, version: user.version + 1 };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    auditWrite({ userId: user.id, event: 'loggedOutEverywhere', at: now, address: viewer.address }),
  ]);
  setCookie(endedSessionCookie());
}

/**
 * Deletes the own account. Its entries are erased first, each in its own transaction: if the call breaks
 * off, the account is still there to ask again.
 * @throws {ApiError} TooManyAttempts; Busy; LastSuperAdministrator; ValidationFailed (currentPassword, MustCorrect)
 */
export async function deleteMyAccount(request: Request<'deleteMyAccount'>): Promise<void> {
  const { body, session, now, setCookie } = request;
  const user = await accountOfSession(session);
  await requirePassword(user, body.currentPassword, request);
  await requireOtherSuperAdministrator(user);

  const erased = await eraseEntries(user.id, new Set(), now);
  const isMailed = await mayMailOwner(user, now);
  const mail = isMailed ? directMail(DIRECT.deleted, { name: user.name, email: user.email }, now) : null;
  await deleteAccount(user, now, mail ? [mail.write] : []);
  // Another window of the account may have entered a skater before this deletion ended its session.
  await eraseEntries(user.id, erased, now);
  setCookie(endedSessionCookie());
  if (mail) await sendDirectly(mail, composeDeletedMail, now);
}
