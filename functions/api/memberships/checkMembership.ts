import { initials } from '../../../shared/domain/membership/initials.ts';
import { membershipStatus } from '../../../shared/domain/membership/membershipStatus.ts';
import type { MembershipCheck } from '../../../shared/contract/members/memberships.ts';
import { countAttempt } from '../../services/throttling/attempts.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { membershipOf } from '../../services/members/registry.ts';

const NOT_FOUND = { standing: null, expiry: null, initials: null, category: null };

/**
 * Counted by address before anything is read: numbers are short, and a faster caller could try them
 * all. A birth year that is not the member's is answered like a number that is not known.
 */
export const checkMembership: Handler<'checkMembership'> = async ({ query, now, viewer }) => {
  await countAttempt({ what: 'membershipByAddress', who: viewer.address }, now);
  const [found, competition] = await Promise.all([
    membershipOf(query.number, now),
    query.competitionId === undefined ? null : findCompetition(query.competitionId),
  ]);
  if (found === 'notAnswering') return answer({ answer: 'notAnswering', ...NOT_FOUND });
  const isMeant =
    found !== 'unknown' && (query.birthYear === undefined || found.birthdate?.startsWith(query.birthYear));
  if (!isMeant) return answer({ answer: 'notFound', ...NOT_FOUND });
  return answer({
    answer: 'found',
    standing: membershipStatus(found.expiry, competition, now),
    expiry: found.expiry,
    initials: initials(found.fullName),
    category: found.category,
  });
};

const answer = (data: MembershipCheck) => ({ data });
