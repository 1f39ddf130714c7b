import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import type { CoachInvitation } from '../../../../shared/contract/people/coaches/coachAccounts.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { replaceAccount } from '../../../store/people/accounts/accounts.ts';
import { revokeCoachWrite } from '../../../store/people/coaches/coachAccounts.ts';
import { findCoachLink } from '../../../store/people/accounts/coachLinks.ts';
import { coachWrites } from '../../../store/people/coaches/coachWrites.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { accountOfSession } from '../accounts/accountOfSession.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { getKeptCoach, shownCoach } from './coachRights.ts';
import { composeCoachInvitation, rinkNames } from './composeCoachInvitation.ts';

/**
 * Mails the coach the link that connects an account. A corrected address ends the links mailed before.
 * @throws {ApiError} NotFound; Forbidden; VersionConflict; TooManyAttempts; ValidationFailed: email NotNull,
 * state MustEnabled for a coach who is not confirmed, account AlreadyExist
 */
export async function inviteCoach({ params, body, session, now }: Request<'inviteCoach'>): Promise<Coach> {
  const coach = await getKeptCoach(session, params.coachId, body.version);
  const { email } = coach;
  if (email === null) throw wrongField('email', 'NotNull');
  if (coach.state === 'awaiting') throw wrongField('state', 'MustEnabled');
  if (coach.accountId !== null) throw wrongField('account', 'AlreadyExist');
  await countAttempt({ what: 'coachMail', who: session.id }, now);
  const invited = { ...coach, invitedAt: now.toISOString(), version: coach.version + 1 };
  const mail = directMail(DIRECT.coach, { coachId: coach.id, email, invitedBy: session.name }, now);
  await transact([...coachWrites({ before: coach, after: invited }), mail.write]);
  await sendDirectly(mail, composeCoachInvitation, now);
  return shownCoach(invited);
}

/** @throws {ApiError} NotFound; Forbidden; VersionConflict */
export async function unlinkCoach({ params, body, session, now }: Request<'unlinkCoach'>): Promise<Coach> {
  const coach = await getKeptCoach(session, params.coachId, body.version);
  if (coach.accountId === null) return shownCoach(coach);
  const unlinked = {
    ...coach,
    accountId: null,
    invitedAt: null,
    changedAt: now.toISOString(),
    version: coach.version + 1,
  };
  await transact([
    ...coachWrites({ before: coach, after: unlinked }),
    revokeCoachWrite(coach.accountId, coach.id),
  ]);
  return shownCoach(unlinked);
}

/** @throws {ApiError} NotFound for an unknown, an expired and an outdated link */
export async function loadCoachInvitation(token: string, now: Date): Promise<CoachInvitation> {
  const { coach, until } = await coachOfLink(token, now);
  const { name, accountId } = coach;
  return { name, rinks: await rinkNames(coach), isAccepted: accountId !== null, until };
}

/**
 * Connects the account with the coach: whoever has the link has read the coach's mail. A repeat changes nothing.
 * @throws {ApiError} NotFound; VersionConflict; ValidationFailed: token AlreadyExist when another account was
 * first, coachId AlreadyExist when the account has another coach
 */
export async function acceptCoachInvitation({
  params,
  session,
  now,
}: Request<'acceptCoachInvitation'>): Promise<StoredCoach> {
  const { coach } = await coachOfLink(params.token, now);
  if (coach.accountId === session.id) return coach;
  if (coach.accountId !== null) throw wrongField('token', 'AlreadyExist');
  const account = await accountOfSession(session);
  if (account.coachId) throw wrongField('coachId', 'AlreadyExist');
  const connected = {
    ...coach,
    accountId: session.id,
    changedAt: now.toISOString(),
    version: coach.version + 1,
  };
  await replaceAccount(
    { ...account, coachId: coach.id, version: account.version + 1 },
    () => new ApiError('VersionConflict'),
    coachWrites({ before: coach, after: connected }),
  );
  return connected;
}

async function coachOfLink(token: string, now: Date) {
  const link = await findCoachLink(token, now);
  const coach = link && (await currentCoach(link.coachId));
  // Disconnecting ends the invitation: its link would connect the same account again.
  if (!coach || coach.email !== link.email || coach.invitedAt === null) throw new ApiError('NotFound');
  return { coach, until: new Date(link.expiresAt * 1000).toISOString() };
}
