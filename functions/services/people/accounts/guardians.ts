import { ulid } from 'ulidx';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { MOST_GUARDIANS } from '../../../../shared/domain/people/accounts/guardians.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { endedSessionCookie } from '../../../platform/http/session.ts';
import {
  findAccount,
  replaceAccount,
  replaceAccountWrite,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { accountOfSession } from './accountOfSession.ts';
import { composeGuardianInvitation } from './composeLinkMails.ts';
import { composeOwnerMail, type OwnerNotice } from './composeOwnerMails.ts';
import { endLinksOfGuardian, familyOfGuardian, withoutFamily, withoutGuardian } from './familyOfGuardian.ts';
import { myAccountOf } from './myAccount.ts';

const conflict = () => new ApiError('VersionConflict');

/**
 * Invites somebody to look after the family too, or sends the link of an open invitation again. Only an account that has
 * proved its own address may: its invitations would outlive a stranger who signed up with it.
 * @throws {ApiError} Forbidden for a second guardian; EmailNotConfirmed; ValidationFailed: email MustValid for the own
 * address, AlreadyExist for a guardian's, MustEnabled for a fourth; TooManyAttempts; VersionConflict
 */
export async function inviteGuardian({ body, session, now }: Request<'inviteGuardian'>): Promise<MyAccount> {
  const user = await accountOfSession(session);
  const { email } = body;
  if (user.guardianOf) throw new ApiError('Forbidden');
  if (!user.emailVerified) throw new ApiError('EmailNotConfirmed');
  if (email === user.email) throw wrongField('email', 'MustValid');
  const others = (user.guardians ?? []).filter((one) => one.email !== email || one.joinedAt !== null);
  if (others.some((one) => one.email === email)) throw wrongField('email', 'AlreadyExist');
  if (others.length >= MOST_GUARDIANS) throw wrongField('email', 'MustEnabled');
  await countAttempt({ what: 'guardianMailByAccount', who: user.id, account: user.id }, now);
  await countAttempt({ what: 'guardianMailToAddress', who: email, account: user.id }, now);

  const id = ulid(now.getTime());
  const invited = { id, email, accountId: null, name: '', invitedAt: now.toISOString(), joinedAt: null };
  const changed = { ...user, guardians: [...others, invited], version: user.version + 1 };
  const mail = directMail(DIRECT.guardian, { accountId: user.id, guardianId: id }, now);
  await replaceAccount(changed, conflict, [
    mail.write,
    auditWrite({ userId: user.id, event: 'guardianInvited', at: now }),
  ]);
  await sendDirectly(mail, composeGuardianInvitation, now);
  return myAccountOf(changed);
}

/**
 * Takes an invitation back, or removes a guardian: sessions end in the same transaction, links right after it.
 * @throws {ApiError} NotFound; VersionConflict
 */
export async function removeGuardian(request: Request<'removeGuardian'>): Promise<MyAccount> {
  const { params, session, now, viewer } = request;
  const user = await accountOfSession(session);
  const found = user.guardians?.find(({ id }) => id === params.guardianId);
  if (!found) throw new ApiError('NotFound');
  if (found.accountId === null) {
    const guardians = user.guardians?.filter(({ id }) => id !== found.id);
    const changed = { ...user, guardians, version: user.version + 1 };
    await replaceAccount(changed, conflict);
    return myAccountOf(changed);
  }
  const notice = { to: found.accountId, notice: { what: 'guardianRemoved', family: user.name } } as const;
  const changed = await removeFromFamily(user, found.accountId, notice, { at: now, address: viewer.address });
  return myAccountOf(changed);
}

/**
 * A second guardian leaves the family.
 * @throws {ApiError} NotFound for an account that looks after no other family; VersionConflict
 */
export async function leaveFamily(request: Request<'leaveFamily'>): Promise<void> {
  const { session, now, viewer, setCookie } = request;
  const family = await familyOfGuardian(session);
  if (!family) throw new ApiError('NotFound');
  const notice = { to: family.id, notice: { what: 'guardianLeft', name: session.name } } as const;
  await removeFromFamily(family, session.id, notice, { at: now, address: viewer.address, by: session.id });
  setCookie(endedSessionCookie());
}

interface Removal {
  readonly at: Date;
  readonly address: string;
  readonly by?: string;
}

/** @returns the family's next version */
async function removeFromFamily(
  family: Account,
  guardianId: string,
  { to: accountId, notice }: { readonly to: string; readonly notice: OwnerNotice },
  removal: Removal,
): Promise<Account> {
  const guardian = await findAccount(guardianId);
  const changed = withoutGuardian(family, guardianId);
  const mail = directMail(DIRECT.owner, { accountId, notice }, removal.at);
  await replaceAccount(changed, conflict, [
    ...(guardian ? [replaceAccountWrite(withoutFamily(guardian), conflict)] : []),
    mail.write,
    auditWrite({ userId: family.id, event: 'guardianRemoved', ...removal }),
  ]);
  await endLinksOfGuardian(family.id, guardianId);
  await sendDirectly(mail, composeOwnerMail, removal.at);
  return changed;
}
