import type { Role } from '../../../shared/contract/core/roles.ts';
import type { User } from '../../../shared/contract/accounts/users.ts';
import { NO_PASSWORD, type Account } from '../../store/accounts/accounts.ts';
import { LINK_SECONDS } from '../../store/accounts/links.ts';
import { findSetUp } from '../../store/competitions/repository.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import { findRink } from '../../store/rinks/repository.ts';
import { moveRinkUse } from '../../store/rinks/rinkUses.ts';
import type { Step } from '../../platform/table/transaction.ts';

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

export function isWaiting({ passwordHash, invitedAt }: Account): boolean {
  return invitedAt !== null && passwordHash === NO_PASSWORD;
}

interface Bond {
  readonly role: Role;
  readonly rinkId: string | null;
  readonly competitionId: string | null;
}

/**
 * A head coach has a rink, a manager a competition, nobody else either.
 * @param before the rink that the account has: it is kept also when it is not active any more
 * @returns what the role is bound to, and its name for the mail
 * @throws {ApiError} ValidationFailed: rinkId or competitionId, NotNull, MustExist or MustEnabled
 */
export async function bondOf({ role, rinkId, competitionId }: Bond, before: string | null = null) {
  if (role === 'HEAD_COACH') {
    if (rinkId === null) throw wrongField('rinkId', 'NotNull');
    const rink = await findRink(rinkId);
    if (!rink) throw wrongField('rinkId', 'MustExist');
    if (!rink.active && rinkId !== before) throw wrongField('rinkId', 'MustEnabled');
    return { rinkId, competitionId: null, bond: rink.name };
  }
  if (role === 'MANAGER') {
    if (competitionId === null) throw wrongField('competitionId', 'NotNull');
    const competition = await findSetUp(competitionId);
    if (!competition) throw wrongField('competitionId', 'MustExist');
    return { rinkId: null, competitionId, bond: competition.name };
  }
  return { rinkId: null, competitionId: null, bond: null };
}

/** What counts a head coach as a use of the rink, in the transaction that binds the two. */
export function bondSteps({ id, rinkId }: Pick<Account, 'id' | 'rinkId'>, before: string | null): Step[] {
  return moveRinkUse({ kind: 'headCoach', id }, before, rinkId, 'rinkId');
}
