import type { Coach } from '../../../shared/contract/coaches/coaches.ts';
import type { CoachInvitation } from '../../../shared/contract/coaches/coachAccounts.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { transact } from '../../platform/table/transaction.ts';
import { replaceAccount } from '../../store/accounts/accounts.ts';
import { LINK_SECONDS } from '../../store/accounts/links.ts';
import { revokeCoachWrite } from '../../store/coaches/coachAccounts.ts';
import { findCoachLink, issueCoachLink } from '../../store/accounts/coachLinks.ts';
import { coachWrites } from '../../store/coaches/coachWrites.ts';
import { currentCoach } from '../../store/coaches/repository.ts';
import type { StoredCoach } from '../../store/coaches/storedCoach.ts';
import { rinksById } from '../../store/rinks/repository.ts';
import { ownAccount } from '../accounts/ownAccount.ts';
import { coachInvitationMail } from '../mail/coachMails.ts';
import { sendMailQuietly } from '../mail/sendMail.ts';
import { countAttempt } from '../throttling/attempts.ts';
import { getKeptCoach, shownCoach } from './coachRights.ts';

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
  const { token, write } = issueCoachLink({ id: coach.id, email }, now);
  await transact([...coachWrites({ before: coach, after: invited }), write]);
  const mail = coachInvitationMail({
    name: coach.name,
    invitedBy: session.name,
    rinks: await rinkNames(coach),
    link: linkTo('/coach-invitation', { token }),
    days: LINK_SECONDS.invitation / (24 * 60 * 60),
  });
  await sendMailQuietly({ to: [email], mail });
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
  const account = await ownAccount(session);
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

async function rinkNames({ rinkIds }: StoredCoach): Promise<string[]> {
  const rinks = await rinksById(rinkIds);
  return rinkIds.flatMap((rinkId) => rinks.get(rinkId)?.name ?? []);
}
