import type { EligibilityRule } from './rules.ts';

/** Every reason a rule can give; pages translate them. */
export const CHECK_REASONS = [
  'memberValid',
  'memberStated',
  'memberExpires',
  'memberCategory',
  'memberWeSkate',
  'memberUnknown',
  'memberImpossible',
  'memberShared',
  'memberOther',
  'memberOtherName',
  'memberNotAnswering',
  'memberNotStated',
  'levelHighest',
  'levelEquivalent',
  'levelUsfs',
  'levelByPartner',
  'levelVouched',
  'levelRosterWithin',
  'levelRosterAbove',
  'levelAbove',
  'levelBelow',
  'levelBelowUsfs',
  'levelNoTest',
  'levelNotPassed',
  'levelOther',
  'levelUnread',
  'closedNone',
  'closedByTest',
  'closedByEvent',
  'testInTime',
  'testLate',
  'testUndated',
  'ageWithin',
  'ageOutside',
  'rinkSame',
  'rinkDiffers',
  'rosterWithin',
  'rosterOutside',
  'eventOnce',
  'eventTwice',
] as const;

export type CheckReason = (typeof CHECK_REASONS)[number];

/** Days are `YYYY-MM-DD`. */
export type ReasonFacts = Readonly<Record<string, string | number>>;

/** A rule's result before the organiser's setting makes it a warning or a rejection. */
export interface Finding {
  readonly rule: EligibilityRule;
  /** `unsure` where the facts do not suffice: it warns, and never rejects. */
  readonly verdict: 'pass' | 'unsure' | 'fail';
  readonly reason: CheckReason;
  readonly facts: ReasonFacts;
  /** Index among the people; null for a finding about the whole entry. */
  readonly person: number | null;
  /** Id of the event; null for a finding about all events. */
  readonly event: string | null;
}
