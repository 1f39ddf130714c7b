import { dayIn } from '../dates/timeZone.ts';

export interface RegistrationFacts {
  readonly state: 'published' | 'archived';
  /** UTC instants. */
  readonly openFrom: string | null;
  readonly openUntil: string;
}

export type RegistrationState = 'archived' | 'opensLater' | 'open' | 'closed';

/**
 * The state of a competition's registration at `now`. Open means published, with `openFrom` passed and
 * `openUntil` later than now (specification, section 4; design, section 8.3).
 */
export function registrationState(facts: RegistrationFacts, now: Date): RegistrationState {
  if (facts.state === 'archived') return 'archived';
  if (facts.openFrom !== null && Date.parse(facts.openFrom) > now.getTime()) return 'opensLater';
  return Date.parse(facts.openUntil) > now.getTime() ? 'open' : 'closed';
}

/** Whether registration closes today by the calendar of the venue. */
export function closesToday(facts: RegistrationFacts & { readonly timeZone: string }, now: Date): boolean {
  return (
    registrationState(facts, now) === 'open' &&
    dayIn(new Date(facts.openUntil), facts.timeZone) === dayIn(now, facts.timeZone)
  );
}
