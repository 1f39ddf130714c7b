import type { EntryProblem } from '../entries/entryProblem.ts';
import { eventLabel } from '../../core/eventId.ts';
import { ageRule } from './ageRule.ts';
import { closedLevelsRule } from './closedLevelsRule.ts';
import { oneRinkRule, rosterRule, sameEventRule } from './entryRules.ts';
import type { EligibilityFacts } from './facts.ts';
import type { CheckReason, Finding, ReasonFacts } from './finding.ts';
import { levelRule } from './levelRule.ts';
import { membershipRule } from './membershipRule.ts';
import {
  FIXED_RULES,
  ELIGIBILITY_RULES,
  RULE_SOURCES,
  type CheckOutcome,
  type EligibilityRule,
  type RuleSetting,
  type RuleSettings,
  type RuleSource,
} from './rules.ts';
import { testDeadlineRule } from './testDeadlineRule.ts';

/** One line of the checklist. */
export interface Check {
  readonly rule: EligibilityRule;
  readonly outcome: CheckOutcome;
  readonly reason: CheckReason;
  readonly facts: ReasonFacts;
  readonly source: RuleSource;
  /** Index among the entry's people, and the name; null for a finding about the whole entry. */
  readonly person: number | null;
  readonly name: string | null;
  /** The event's name; null for a finding about all events. */
  readonly event: string | null;
}

const RULES: Readonly<Record<EligibilityRule, (facts: EligibilityFacts) => Finding[]>> = {
  membership: membershipRule,
  level: levelRule,
  closedLevels: closedLevelsRule,
  testDeadline: testDeadlineRule,
  age: ageRule,
  oneRink: oneRinkRule,
  roster: rosterRule,
  sameEvent: sameEventRule,
};

/**
 * The findings of all rules about an entry, in the order of the rules. A rule that does not apply, lacks its
 * fields, or is switched off by the organiser has none.
 */
export function checklist(facts: EligibilityFacts): Check[] {
  return ELIGIBILITY_RULES.flatMap((rule) => {
    const setting = settingOf(rule, facts.rules.settings);
    if (setting === 'off') return [];
    return RULES[rule](facts).map(({ verdict, reason, facts: of, person, event: eventId }) => {
      const event = facts.events.find(({ id }) => id === eventId);
      return {
        rule,
        outcome: verdict === 'pass' ? 'pass' : verdict === 'unsure' ? 'warn' : setting,
        reason,
        facts: of,
        source: RULE_SOURCES[rule],
        person,
        name: person === null ? null : (facts.people[person]?.fullName ?? null),
        event: event ? eventLabel(event.format, event.level) : null,
      };
    });
  });
}

function settingOf(rule: EligibilityRule, settings: RuleSettings): RuleSetting {
  return isFixedRule(rule) ? 'refuse' : settings[rule];
}

export function isFixedRule(rule: EligibilityRule): rule is (typeof FIXED_RULES)[number] {
  return FIXED_RULES.some((one) => one === rule);
}

interface Refusal extends Pick<EntryProblem, 'code'> {
  readonly field: string;
  readonly ofPerson: boolean;
}

/** The field in which a rejection can be fixed, and its code in the catalogue. */
const REFUSALS = {
  membership: { field: 'expDate', code: 'MustAfter', ofPerson: true },
  level: { field: 'event', code: 'MustCorrect', ofPerson: false },
  closedLevels: { field: 'event', code: 'MustEnabled', ofPerson: false },
  testDeadline: { field: 'highestIsiTestLevel', code: 'MustBefore', ofPerson: true },
  age: { field: 'birthdate', code: 'MustWithin', ofPerson: true },
  oneRink: { field: 'homeIsiRink', code: 'MustCorrect', ofPerson: false },
  roster: { field: 'skaters', code: 'MustWithin', ofPerson: false },
  sameEvent: { field: 'event', code: 'AlreadyExist', ofPerson: false },
} as const satisfies Record<EligibilityRule, Refusal>;

/** Reasons that are fixed in another field than the others of their rule. */
const REFUSALS_BY_REASON: Partial<Record<CheckReason, Refusal>> = {
  memberImpossible: { field: 'isi', code: 'MustValid', ofPerson: true },
  memberUnknown: { field: 'isi', code: 'MustExist', ofPerson: true },
  memberOtherName: { field: 'isi', code: 'MustCorrect', ofPerson: true },
};

/** The rejections among these checks, one problem for each field. */
export function refusalsOf(
  checks: readonly Pick<Check, 'rule' | 'outcome' | 'reason' | 'person'>[],
  kind: EligibilityFacts['kind'],
): EntryProblem[] {
  const byField = new Map<string, EntryProblem>();
  for (const { rule, outcome, reason, person } of checks) {
    const { field, code, ofPerson } = REFUSALS_BY_REASON[reason] ?? REFUSALS[rule];
    const path = ofPerson ? `${personField(kind, person)}${field}` : field;
    if (outcome === 'refuse' && !byField.has(path)) byField.set(path, { field: path, code });
  }
  return [...byField.values()];
}

/** The path of a person's fields in the body of an entry. */
function personField(kind: EligibilityFacts['kind'], person: number | null): string {
  if (kind === 'team') return `skaters.${person ?? 0}.`;
  return kind === 'dance' && person === 1 ? 'partner.' : '';
}
