import type { Eligibility } from '../../../contract/entering/competitions/eligibility.ts';
import { DEFAULT_CHART } from '../../people/testLevels/equivalents.ts';
import type { EligibilityFacts } from './facts.ts';
import { shiftDay } from '../../core/dates/days.ts';

interface RuledCompetition {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
  readonly eligibility: Eligibility;
}

/** A competition's part of the eligibility facts: its days, and the rules as its organiser set them. */
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

const DEFAULT_DAYS = 30;

/** The last day to register a test: the organiser's, or else 30 days before the first day. */
export function testDeadlineOf(competition: {
  readonly startDate: string;
  readonly testDeadline: string | null;
}): string {
  if (competition.testDeadline !== null) return competition.testDeadline;
  return shiftDay(competition.startDate, -DEFAULT_DAYS);
}
