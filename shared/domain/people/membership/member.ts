/**
 * ISI's categories, in order: skaters, coaches, rink operators, supporters, whole teams, class
 * participants.
 */
export const MEMBER_CATEGORIES = [
  'individual',
  'professional',
  'administrative',
  'associate',
  'team',
  'weskate',
] as const;

export type MemberCategory = (typeof MEMBER_CATEGORIES)[number];

/** A passed test in the registry. */
export interface RegisteredTest {
  /** A discipline of the catalogue, or another one as the federation writes it. */
  readonly discipline: string;
  readonly level: string;
  /** `YYYY-MM-DD`, the day of registration. */
  readonly date: string;
}

export interface MemberCertificate {
  readonly name: string;
  /** `YYYY-MM-DD`; null if it never expires. */
  readonly expiry: string | null;
}

/** A member as stored in the registry. */
export interface Member {
  readonly number: string;
  /** For a team, the team's name. */
  readonly fullName: string;
  /** `YYYY-MM-DD`; null if unknown, as for a team. */
  readonly birthdate: string | null;
  readonly category: MemberCategory;
  /** `YYYY-MM-DD`, the last day on which the membership is valid. */
  readonly expiry: string;
  readonly homeRink: string | null;
  readonly tests: readonly RegisteredTest[];
  readonly certificates: readonly MemberCertificate[];
}
