/** What is looked at in an entry, in the order in which a checklist shows it. */
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

/** What the organiser makes of a rule that is not met. */
export const RULE_SETTINGS = ['refuse', 'warn', 'off'] as const;

export type RuleSetting = (typeof RULE_SETTINGS)[number];

/** Rules that cannot be mistaken: an entry that breaks one is refused in every competition. */
export const FIXED_RULES = ['roster', 'sameEvent'] as const satisfies readonly EligibilityRule[];

/** Rules that the organiser sets. */
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
 * Nothing is refused that a person could yet mend or that only an office knows: a membership is
 * renewed, a test registered after the entry came in.
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

/** Where a rule comes from: the federation's eligibility rules by subject, or what the organiser set. */
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
