/** Of ISI: who skates, who teaches, who runs a rink, who supports, a team as a whole, and who takes a class. */
export const MEMBER_CATEGORIES = [
  'individual',
  'professional',
  'administrative',
  'associate',
  'team',
  'weskate',
] as const;

export type MemberCategory = (typeof MEMBER_CATEGORIES)[number];

/** A test that is registered as passed. */
export interface RegisteredTest {
  /** A ladder of the catalogue, or another one's name as the federation writes it. */
  readonly discipline: string;
  readonly level: string;
  /** `YYYY-MM-DD`, when it was registered. */
  readonly date: string;
}

export interface Certificate {
  readonly name: string;
  /** `YYYY-MM-DD`; null where it does not end. */
  readonly expiry: string | null;
}

/** What the registry knows of a member. */
export interface Member {
  readonly number: string;
  /** Of a team its name. */
  readonly fullName: string;
  /** `YYYY-MM-DD`; null where it is not known, as of a team. */
  readonly birthdate: string | null;
  readonly category: MemberCategory;
  /** `YYYY-MM-DD`, the last day on which the membership is valid. */
  readonly expiry: string;
  readonly homeRink: string | null;
  readonly tests: readonly RegisteredTest[];
  readonly certificates: readonly Certificate[];
}
