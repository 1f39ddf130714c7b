import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import {
  createAccount,
  findAccount,
  newAccount,
  NO_PASSWORD,
  replaceAccount,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { DIRECT, directMail, type DirectMail } from '../../../store/core/mail/directMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { composeInvitation } from './composeLinkMails.ts';
import { assignmentWrites, isInvitationPending, loadAssignment, userOf } from './user.ts';

/**
 * Creates an account without a password and mails the link that sets one.
 * @throws {ApiError} ValidationFailed: email AlreadyExist; rinkId or competitionId NotNull, MustExist, MustEnabled
 */
export async function inviteUser({ body, session, now }: Request<'inviteUser'>): Promise<User> {
  const { email, name, role } = body;
  const { assignment: _name, ...assigned } = await loadAssignment(body);
  const invitedAt = now.toISOString();
  const user = newAccount({ email, name, role, ...assigned, passwordHash: NO_PASSWORD, invitedAt }, now);
  const mail = mailOf(user, session.name, now);
  const details = { role };
  await createAccount(user, [
    mail.write,
    auditWrite({ userId: user.id, event: 'invited', at: now, by: session.id, details }),
    ...assignmentWrites(user, null),
  ]);
  await sendDirectly(mail, composeInvitation, now);
  return userOf(user, now);
}

/**
 * Mails a new link for a pending invitation; the raised session version invalidates the earlier one.
 * @throws {ApiError} NotFound when no invitation is pending; VersionConflict
 */
export async function resendInvitation({ params, session, now }: Request<'resendInvitation'>): Promise<User> {
  const user = await findAccount(params.userId);
  if (!user?.active || !isInvitationPending(user)) throw new ApiError('NotFound');
  await loadAssignment(user);
  const changed = {
    ...user,
    invitedAt: now.toISOString(),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const mail = mailOf(changed, session.name, now);
  await replaceAccount(changed, () => new ApiError('VersionConflict'), [
    mail.write,
    auditWrite({ userId: user.id, event: 'invited', at: now, by: session.id }),
  ]);
  await sendDirectly(mail, composeInvitation, now);
  return userOf(changed, now);
}

const mailOf = ({ id: accountId, sessionVersion }: Account, invitedBy: string, now: Date): DirectMail =>
  directMail(DIRECT.invitation, { accountId, sessionVersion, invitedBy }, now);
