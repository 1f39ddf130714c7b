import { organisedCompetition } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import type { SessionUser } from '../../../session/session.ts';

/** The query parameter that remembers the chosen competition. */
export const COMPETITION_PARAMETER = 'competition';

export interface ChoiceFacts {
  /** The competition that this account chose last on this device; null where it chose none. */
  readonly lastUsed: string | null;
  /** Whether the account has entries in it, or its rink hosts it; always true for a super administrator. */
  readonly isOwn: (competition: Competition) => boolean;
  readonly now: Date;
  /** `YYYY-MM-DD`, to recognise past competitions. */
  readonly today: string;
}

/**
 * The competition of the lists if the address names none: the last one used, else one's own that is held
 * today, else one's own open one, else any open one, the first to close first. If none is open: one's own before others, coming before past
 * ones.
 */
export function defaultCompetition(
  competitions: readonly Competition[],
  { lastUsed, isOwn, now, today }: ChoiceFacts,
): Competition | undefined {
  const open = competitions.filter((one) => registrationState(one, now) === 'open').sort(byDeadline);
  const last = competitions.find(({ id }) => id === lastUsed);
  const isKept = (one: Competition) => open.includes(one) || (isOwn(one) && one.endDate >= today);
  if (last && (open.length === 0 || isKept(last))) return last;
  const onNow = competitions.find((one) => isOwn(one) && isHeldOn(one, dayIn(now, one.timeZone)));
  if (onNow) return onNow;
  if (open.length > 0) return open.find(isOwn) ?? open[0];
  const byDate = [...competitions].sort((a, b) => a.startDate.localeCompare(b.startDate));
  const ahead = byDate.filter(({ endDate }) => endDate >= today);
  return ahead.find(isOwn) ?? ahead[0] ?? byDate.findLast(isOwn) ?? byDate.at(-1);
}

const isHeldOn = ({ startDate, endDate }: Competition, day: string) => startDate <= day && day <= endDate;

const byDeadline = (one: Competition, other: Competition) =>
  Date.parse(one.openUntil) - Date.parse(other.openUntil);

/** The competitions that are not over: those open for entries first, by their deadlines, then by first day. */
export function comingCompetitions(competitions: readonly Competition[], now: Date): Competition[] {
  const coming = competitions
    .filter(({ endDate, timeZone }) => endDate >= dayIn(now, timeZone))
    .sort((a, b) => a.startDate.localeCompare(b.startDate));
  const isOpen = (one: Competition) => registrationState(one, now) === 'open';
  return [...coming.filter(isOpen).sort(byDeadline), ...coming.filter((one) => !isOpen(one))];
}

/** Where a manager is a judge or a parent, perhaps elsewhere. */
const OF_A_PERSON = /(my-day|judging)$/;

/** Whether an address names a competition, or a rehearsal of one, that its manager does not organise. */
export const isOfOthers = (
  { role, competitionId }: Pick<SessionUser, 'role' | 'competitionId'>,
  pathname: string,
  named: string | null,
): boolean =>
  role === 'MANAGER' &&
  competitionId !== null &&
  named !== null &&
  !OF_A_PERSON.test(pathname) &&
  organisedCompetition(named) !== competitionId;
