import type { MembershipCheck } from '../../../../shared/contract/people/members/memberships.ts';
import { initials } from '../../../../shared/domain/people/membership/initials.ts';
import { membershipStatus } from '../../../../shared/domain/people/membership/membershipStatus.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { membershipOf } from '../../people/members/registry.ts';

interface CheckRequest {
  readonly number: string;
  readonly birthYear?: string | undefined;
  readonly competitionId?: string | undefined;
}

const NOT_FOUND = { standing: null, expiry: null, initials: null, category: null };

/**
 * Looks a membership number up for the public. Attempts are counted first, because numbers are short enough
 * to try them all; a wrong birth year is answered like an unknown number.
 * @param address the caller's network address
 * @throws {ApiError} TooManyAttempts
 */
export async function checkMembership(
  { number, birthYear, competitionId }: CheckRequest,
  address: string,
  now: Date,
): Promise<MembershipCheck> {
  await countAttempt({ what: 'membershipByAddress', who: address }, now);
  const [found, competition] = await Promise.all([
    membershipOf(number, now),
    competitionId === undefined ? null : findCompetition(competitionId),
  ]);
  if (found === 'notAnswering') return { answer: 'notAnswering', ...NOT_FOUND };
  if (found === 'unknown') return { answer: 'notFound', ...NOT_FOUND };
  const isSameYear = birthYear === undefined || found.birthdate?.startsWith(birthYear);
  if (!isSameYear) return { answer: 'notFound', ...NOT_FOUND };
  return {
    answer: 'found',
    standing: membershipStatus(found.expiry, competition, now),
    expiry: found.expiry,
    initials: initials(found.fullName),
    category: found.category,
  };
}
