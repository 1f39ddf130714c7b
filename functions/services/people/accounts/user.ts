import type { Role } from '../../../../shared/contract/core/roles.ts';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { NO_PASSWORD, type Account } from '../../../store/people/accounts/accounts.ts';
import { LINK_SECONDS } from '../../../store/people/accounts/links.ts';
import { findCompetitionOrDraft } from '../../../store/entering/competitions/repository.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { findRink } from '../../../store/people/rinks/repository.ts';
import { moveRinkUseWrites } from '../../../store/people/rinks/rinkUses.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';

export function userOf(account: Account, now: Date): User {
  const { id, email, emailVerified, name, role, rinkId, competitionId, active, createdAt, version } = account;
  const invitation = invitationOf(account, now);
  return {
    id,
    email,
    emailVerified,
    name,
    role,
    rinkId,
    competitionId,
    active,
    secondFactor: account.secondFactors > 0,
    invitation,
    createdAt,
    version,
  };
}

function invitationOf({ invitedAt, acceptedAt }: Account, now: Date): User['invitation'] {
  if (invitedAt === null) return null;
  if (acceptedAt !== null) return 'accepted';
  const ends = Date.parse(invitedAt) + LINK_SECONDS.invitation * 1000;
  return ends > now.getTime() ? 'sent' : 'expired';
}

export function isInvitationPending({ passwordHash, invitedAt, acceptedAt }: Account): boolean {
  return invitedAt !== null && acceptedAt === null && passwordHash === NO_PASSWORD;
}

interface Assignment {
  readonly role: Role;
  readonly rinkId: string | null;
  readonly competitionId: string | null;
}

/**
 * The assignment of a role: a head coach has a rink, a manager a competition, other roles neither.
 * @param before the account's present rink, which it may keep even if the rink is inactive
 * @returns the assignment, and the name of its rink or competition for the mail
 * @throws {ApiError} ValidationFailed: rinkId or competitionId, NotNull, MustExist or MustEnabled
 */
export async function loadAssignment(
  { role, rinkId, competitionId }: Assignment,
  before: string | null = null,
) {
  if (role === 'HEAD_COACH') {
    if (rinkId === null) throw wrongField('rinkId', 'NotNull');
    const rink = await findRink(rinkId);
    if (!rink) throw wrongField('rinkId', 'MustExist');
    if (!rink.active && rinkId !== before) throw wrongField('rinkId', 'MustEnabled');
    return { rinkId, competitionId: null, assignment: rink.name };
  }
  if (role === 'MANAGER') {
    if (competitionId === null) throw wrongField('competitionId', 'NotNull');
    const competition = await findCompetitionOrDraft(competitionId);
    if (!competition) throw wrongField('competitionId', 'MustExist');
    return { rinkId: null, competitionId, assignment: competition.name };
  }
  return { rinkId: null, competitionId: null, assignment: null };
}

/** Counts a head coach as a use of the rink, in the transaction that assigns the two. */
export function assignmentWrites(
  { id, rinkId }: Pick<Account, 'id' | 'rinkId'>,
  before: string | null,
): TransactItem[] {
  return moveRinkUseWrites({ kind: 'headCoach', id }, before, rinkId, 'rinkId');
}
