import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import {
  closesToday,
  registrationState,
  type RegistrationFacts,
} from '../../../../shared/domain/core/registration/registration.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';

export type RegistrationStatus = ReturnType<typeof registrationState> | 'closesToday';

/** A competition's registration status at `now`. */
export function registrationStatusOf(
  competition: RegistrationFacts & { timeZone: string },
  now: Date,
): RegistrationStatus {
  return closesToday(competition, now) ? 'closesToday' : registrationState(competition, now);
}

export const STATUS_TONES = {
  open: 'good',
  closesToday: 'warn',
  opensLater: 'info',
  closed: 'neutral',
  archived: 'neutral',
} as const satisfies Record<RegistrationStatus, string>;

export interface CompetitionsByStatus {
  /** Held today and closed for entries. */
  readonly today: Competition[];
  readonly open: Competition[];
  readonly opensLater: Competition[];
  readonly closed: Competition[];
}

/** Open competitions by closing time, coming ones by opening time, closed ones the latest first. */
export function groupByStatus(competitions: readonly Competition[], now: Date): CompetitionsByStatus {
  const inState = (state: string) => competitions.filter((one) => registrationState(one, now) === state);
  const closed = inState('closed').sort((a, b) => b.startDate.localeCompare(a.startDate));
  const isOn = ({ startDate, endDate, timeZone }: Competition) => {
    const day = dayIn(now, timeZone);
    return startDate <= day && day <= endDate;
  };
  return {
    today: closed.filter(isOn),
    open: inState('open').sort((a, b) => Date.parse(a.openUntil) - Date.parse(b.openUntil)),
    opensLater: inState('opensLater').sort(
      (a, b) => Date.parse(a.openFrom ?? a.openUntil) - Date.parse(b.openFrom ?? b.openUntil),
    ),
    closed: closed.filter((one) => !isOn(one)),
  };
}
