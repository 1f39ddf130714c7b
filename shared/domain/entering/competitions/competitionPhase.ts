import { registrationState, type RegistrationFacts } from '../../core/registration/registration.ts';
import { dayIn } from '../../core/dates/timeZone.ts';

interface PhaseFacts extends Omit<RegistrationFacts, 'openUntil'> {
  readonly openUntil: string | null;
  /** `YYYY-MM-DD`; null in a draft without days. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
  /** Whether a schedule is published. */
  readonly hasSchedule?: boolean | null | undefined;
}

/** What readers come to a competition's page for. */
export type CompetitionPhase = 'before' | 'entries' | 'closed' | 'scheduled' | 'live' | 'over';

/**
 * The phase of a competition at `now`: live on its days once a schedule is published, and over from the day after the last
 * one, by the venue's clock.
 */
export function competitionPhase(competition: PhaseFacts, now: Date): CompetitionPhase {
  const { state, openFrom, openUntil, startDate, endDate, timeZone, hasSchedule } = competition;
  const today = dayIn(now, timeZone);
  const lastDay = endDate ?? startDate;
  if (state === 'archived' || (lastDay !== null && lastDay < today)) return 'over';
  if (hasSchedule === true && startDate !== null && startDate <= today) return 'live';
  const registration = openUntil === null ? 'closed' : registrationState({ state, openFrom, openUntil }, now);
  if (registration === 'opensLater') return 'before';
  if (registration === 'open') return 'entries';
  return hasSchedule === true ? 'scheduled' : 'closed';
}
