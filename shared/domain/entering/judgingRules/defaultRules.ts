import data from '../../../data/judging-rules.json' with { type: 'json' };
import type { JudgingRule, JudgingRules } from '../../../contract/entering/competitions/judgingRules.ts';

/** `S`: a public source. `default`: ours, because sources are silent or differ. */
export type JudgingRuleSource = 'S' | 'default';

const { rules } = data;

/** The rules of a competition that has changed none. Source: shared/data/judging-rules.json, with each value's own. */
export const DEFAULT_JUDGING_RULES: JudgingRules = {
  most: rules.most.value,
  range: rules.range.value,
  tie: 'referee',
  lastPlace: rules.lastPlace.value,
  bookPercent: rules.bookPercent.value,
  penalties: rules.penalties.value,
  system: { system: 'isi' },
  eventSystems: rules.eventSystems.value,
  trophies: ['sum', 'average'],
  isHeldUntilAwards: rules.isHeldUntilAwards.value,
};

/** Where the default of a rule comes from. */
export function sourceOfRule(rule: JudgingRule): JudgingRuleSource {
  return rules[rule].source === 'S' ? 'S' : 'default';
}
