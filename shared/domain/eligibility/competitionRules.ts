import type { Eligibility } from '../../contract/competitions/eligibility.ts';
import { DEFAULT_CHART } from './equivalents.ts';
import type { EligibilityFacts } from './facts.ts';
import { testDeadlineOf } from './testDeadlineRule.ts';

interface RuledCompetition {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  readonly eligibility: Eligibility;
}

/** What a competition brings to the facts: its days, and the rules as its organiser has set them. */
export function competitionRules({
  startDate,
  endDate,
  timeZone,
  eligibility,
}: RuledCompetition): Pick<EligibilityFacts, 'competition' | 'rules'> {
  const { testDeadline, rules, equivalents, ageLimits } = eligibility;
  return {
    competition: {
      startDate,
      endDate,
      timeZone,
      testDeadline: testDeadlineOf({ startDate, testDeadline }),
    },
    rules: { settings: rules, equivalents: equivalents ?? DEFAULT_CHART, ageLimits },
  };
}
