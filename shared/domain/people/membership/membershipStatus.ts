import { dayIn } from '../../core/dates/timeZone.ts';

export const MEMBERSHIP_STATUSES = ['valid', 'expiring', 'expired'] as const;

export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number];

/** A competition's last day and its venue's time zone. */
export interface LastDay {
  /** `YYYY-MM-DD` */
  readonly endDate: string;
  /** IANA */
  readonly timeZone: string;
}

/**
 * Whether a membership is valid: `expired` after its last day (at the venue, else in UTC), `expiring` if
 * that day comes before the competition's last one (design, section 8.11).
 * @param expiry `YYYY-MM-DD`, the last day on which the membership is valid
 */
export function membershipStatus(expiry: string, competition: LastDay | null, now: Date): MembershipStatus {
  if (expiry < dayIn(now, competition?.timeZone ?? 'UTC')) return 'expired';
  return competition && expiry < competition.endDate ? 'expiring' : 'valid';
}
