import type { User } from '../../../shared/contract/accounts/users.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { sendMailQuietly } from '../mail/sendMail.ts';
import {
  createAccount,
  findAccount,
  newAccount,
  NO_PASSWORD,
  replaceAccount,
  type Account,
} from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { issueLink, LINK_SECONDS } from '../../store/accounts/links.ts';
import { invitationMail } from '../mail/accountMails.ts';
import { assignmentWrites, isInvitationPending, loadAssignment, userOf } from './user.ts';

/**
 * Creates an account without a password and mails the link that sets one.
 * @throws {ApiError} ValidationFailed: email AlreadyExist; rinkId or competitionId NotNull, MustExist, MustEnabled
 */
export async function inviteUser({ body, session, now }: Request<'inviteUser'>): Promise<User> {
  const { email, name, role } = body;
  const { assignment, ...assigned } = await loadAssignment(body);
  const invitedAt = now.toISOString();
  const user = newAccount({ email, name, role, ...assigned, passwordHash: NO_PASSWORD, invitedAt }, now);
  const { token, write } = issueLink('invitation', user, now);
  const details = { role };
  await createAccount(user, [
    write,
    auditWrite({ userId: user.id, event: 'invited', at: now, by: session.id, details }),
    ...assignmentWrites(user, null),
  ]);
  await sendInvitation({ user, token, assignment, invitedBy: session.name });
  return userOf(user, now);
}

/**
 * Mails a new link for a pending invitation; the raised session version invalidates the earlier one.
 * @throws {ApiError} NotFound when no invitation is pending; VersionConflict
 */
export async function resendInvitation({ params, session, now }: Request<'resendInvitation'>): Promise<User> {
  const user = await findAccount(params.userId);
  if (!user?.active || !isInvitationPending(user)) throw new ApiError('NotFound');
  const { assignment } = await loadAssignment(user);
  const changed = {
    ...user,
    invitedAt: now.toISOString(),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const { token, write } = issueLink('invitation', changed, now);
  await replaceAccount(changed, () => new ApiError('VersionConflict'), [
    write,
    auditWrite({ userId: user.id, event: 'invited', at: now, by: session.id }),
  ]);
  await sendInvitation({ user: changed, token, assignment, invitedBy: session.name });
  return userOf(changed, now);
}

interface AccountInvitation {
  readonly user: Account;
  readonly token: string;
  /** The name of the rink or the competition, if the role has one. */
  readonly assignment: string | null;
  readonly invitedBy: string;
}

async function sendInvitation({ user, token, assignment, invitedBy }: AccountInvitation): Promise<void> {
  const link = linkTo('/reset-password', { token, invited: '1' });
  const days = LINK_SECONDS.invitation / (24 * 60 * 60);
  const { name, role } = user;
  const mail = invitationMail({ name, role, assignment, link, days, invitedBy });
  await sendMailQuietly({ to: [user.email], mail });
}
