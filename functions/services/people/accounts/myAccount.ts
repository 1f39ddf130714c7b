import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { ApiError, refuse, type InvalidField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { endedSessionCookie, familyOf } from '../../../platform/http/session.ts';
import {
  replaceAccount,
  replaceAccountWrite,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
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
import { dismissGuardiansWrites, familyOfGuardian, leaveFamilyWrites } from './familyOfGuardian.ts';
import { countConfirmationRequests, requestAddressConfirmations } from './notificationAddresses.ts';
import { mayMailOwner } from './notifyAccountOwner.ts';
import { accountOfSession, requirePassword } from './accountOfSession.ts';
import { utcDay } from '../../../../shared/domain/core/dates/days.ts';

/** An account as its owner sees it; a second guardian's has the family's skaters. */
export async function myAccountOf(user: Account): Promise<MyAccount> {
  return shownAccount(user, await familyOfGuardian(user));
}

async function shownAccount(user: Account, family: Account | null): Promise<MyAccount> {
  const { id, email, emailVerified, name, role, notices, confirmedNotices, language } = user;
  const mine = {
    id,
    email,
    emailVerified,
    name,
    role,
    notices,
    confirmedNotices,
    guardians: (user.guardians ?? []).map(({ accountId: _id, ...guardian }) => guardian),
    guardianOf: family?.name ?? null,
    language,
    skaters: (family ?? user).skaters,
    version: sharedVersion(user, family),
  };
  // Of an address that nobody confirmed, its reader alone may know.
  const suppressions = await suppressionsOf([email, ...confirmedNotices]);
  return { ...mine, suppressed: [...suppressions].map(([address, reason]) => ({ email: address, reason })) };
}

/** Each version only rises, so their sum is the one that was read only where neither has changed. */
const sharedVersion = (user: Account, family: Account | null) => user.version + (family?.version ?? 0);

/**
 * Saves the own account, and the skaters of the family that it looks after. A new further address is mailed a link; it gets notifications once confirmed.
 * @throws {ApiError} ValidationFailed: skaters.N.id AlreadyExist, skaters.N.birthdate MustValid;
 * VersionConflict; TooManyAttempts
 */
export async function updateMyAccount(request: Request<'updateMyAccount'>): Promise<MyAccount> {
  const { body, session, now } = request;
  refuse(skaterProblems(body.skaters, now));
  const user = await accountOfSession(session);
  const family = await familyOfGuardian(user);
  // Also refuses a version higher than the stored one, which would overwrite a change made after this read.
  if (sharedVersion(user, family) !== body.version) throw new ApiError('VersionConflict');
  const notices = [...new Set(body.notices)].filter((address) => address !== user.email);
  const added = notices.filter((address) => !user.notices.includes(address));
  await countConfirmationRequests(user, added, now);

  const changed = {
    ...user,
    name: body.name,
    notices,
    confirmedNotices: user.confirmedNotices.filter((address) => notices.includes(address)),
    language: body.language ?? user.language,
    skaters: family ? user.skaters : skatersWithNames(body.skaters, user.skaters),
    version: user.version + 1,
  };
  const before = (family ?? user).skaters;
  const changedFamily = family && withSkaters(family, skatersWithNames(body.skaters, before));
  const conflict = () => new ApiError('VersionConflict');
  const familyWrites =
    changedFamily && changedFamily !== family ? [replaceAccountWrite(changedFamily, conflict)] : [];
  await replaceAccount(changed, conflict, familyWrites);
  const names = namesOfSkaters((changedFamily ?? changed).skaters, before);
  await shareGivenNames(familyOf(session), names, { by: user.id, now });
  await requestAddressConfirmations(changed, added, now);
  return shownAccount(changed, changedFamily);
}

/** The same version where nothing changes: a new name of one guardian is no change for the other. */
function withSkaters(family: Account, skaters: Account['skaters']): Account {
  if (JSON.stringify(skaters) === JSON.stringify(family.skaters)) return family;
  return { ...family, skaters, version: family.version + 1 };
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
  await deleteAccount(user, now, [
    ...(mail ? [mail.write] : []),
    ...(await leaveFamilyWrites(user)),
    ...(await dismissGuardiansWrites(user)),
  ]);
  // Another window of the account may have entered a skater before this deletion ended its session.
  await eraseEntries(user.id, erased, now);
  setCookie(endedSessionCookie());
  if (mail) await sendDirectly(mail, composeDeletedMail, now);
}
