/** The eligibility rules, in the order of the checklist. */
export const ELIGIBILITY_RULES = [
  'membership',
  'level',
  'closedLevels',
  'testDeadline',
  'age',
  'oneRink',
  'roster',
  'sameEvent',
] as const;

export type EligibilityRule = (typeof ELIGIBILITY_RULES)[number];

/** The organiser's choice for a rule that is not met: reject, warn or ignore. */
export const RULE_SETTINGS = ['refuse', 'warn', 'off'] as const;

export type RuleSetting = (typeof RULE_SETTINGS)[number];

/** Rules that leave no doubt: every competition rejects an entry that breaks one. */
export const FIXED_RULES = ['roster', 'sameEvent'] as const satisfies readonly EligibilityRule[];

/** Rules whose setting the organiser chooses. */
export const ADJUSTABLE_RULES = [
  'membership',
  'level',
  'closedLevels',
  'testDeadline',
  'age',
  'oneRink',
] as const satisfies readonly EligibilityRule[];

export type AdjustableRule = (typeof ADJUSTABLE_RULES)[number];

export type RuleSettings = Readonly<Record<AdjustableRule, RuleSetting>>;

/**
 * By default rules only warn: a membership may be renewed, or a test registered, after the entry was
 * submitted.
 */
export const DEFAULT_RULE_SETTINGS: RuleSettings = {
  membership: 'warn',
  level: 'warn',
  closedLevels: 'warn',
  testDeadline: 'warn',
  age: 'warn',
  oneRink: 'warn',
};

export const CHECK_OUTCOMES = ['pass', 'warn', 'refuse'] as const;

export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

/** The source of each rule: a subject of the federation's eligibility rules, or the organiser. */
export const RULE_SOURCES = {
  membership: 'isiMembership',
  level: 'isiHighestTest',
  closedLevels: 'isiClosedLevels',
  testDeadline: 'isiRegisteredTests',
  age: 'organiserAges',
  oneRink: 'isiOneRink',
  roster: 'eventRoster',
  sameEvent: 'eventOnce',
} as const satisfies Record<EligibilityRule, string>;

export type RuleSource = (typeof RULE_SOURCES)[EligibilityRule];
