import type { EligibilityRule } from './rules.ts';

/** Every reason a rule can give; the words for it are the page's. */
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

/** What a rule found, before the organiser's setting is asked. */
export interface Finding {
  readonly rule: EligibilityRule;
  /** `unsure` is for what cannot be told from here: it warns, and never refuses. */
  readonly verdict: 'pass' | 'unsure' | 'fail';
  readonly reason: CheckReason;
  readonly facts: ReasonFacts;
  /** Index among the people; null for what concerns the whole entry. */
  readonly person: number | null;
  /** Id of the event; null for what concerns all of them. */
  readonly event: string | null;
}
