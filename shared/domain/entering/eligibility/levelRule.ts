import { compareLevel, isBelowMinimum, readLevel, type Level } from '../../people/testLevels/levels.ts';
import { closingTest } from './closedLevelsRule.ts';
import type { Equivalents } from '../../people/testLevels/equivalents.ts';
import type { EligibilityEvent, EligibilityFacts } from './facts.ts';
import type { CheckReason, Finding } from './finding.ts';
import { NO_TEST, passedTests, type PassedTests, type PassedTest } from './passedTests.ts';
import { teamLevelRule } from './teamLevelRule.ts';

/** Findings that do not matter for a skater whose partner has passed the level entered. */
const RAISED_BY_PARTNER: readonly CheckReason[] = [
  'levelAbove',
  'levelNotPassed',
  'levelNoTest',
  'levelOther',
  'levelUnread',
];

type LevelFinding = Pick<Finding, 'verdict' | 'reason' | 'facts'>;

/**
 * A skater enters at the highest test passed in the event's discipline, never above or below it. A couple
 * skates at the level of the partner with the higher test; for teams see `teamLevelRule`.
 */
export function levelRule(facts: EligibilityFacts): Finding[] {
  if (facts.kind === 'team') return teamLevelRule(facts);
  const chart = facts.rules.equivalents;
  const tests = facts.people.map((person) => passedTests(person, facts));
  return facts.events.flatMap((event) => {
    const entered = readLevel(event.level, chart);
    if (!entered || entered.discipline === 'usfs') return [];
    return facts.people.flatMap((person, index) => {
      const judged = levelFinding(
        event,
        entered,
        tests[index] ?? NO_FINDING,
        person.highestIsiTestLevel,
        facts,
      );
      if (!judged) return [];
      const isByPartner =
        RAISED_BY_PARTNER.includes(judged.reason) &&
        tests.some(({ highest }, at) => at !== index && isReached(entered, highest, chart));
      return [
        {
          rule: 'level',
          ...(isByPartner
            ? { verdict: 'pass', reason: 'levelByPartner', facts: { level: event.level } }
            : judged),
          person: index,
          event: event.id,
        } satisfies Finding,
      ];
    });
  });
}

function isReached(entered: Level, highest: readonly PassedTest[], chart: Equivalents): boolean {
  return highest.some((test) => compareLevel(entered, test, chart) === 'equal');
}

const NO_FINDING: PassedTests = { highest: [], late: [], isComplete: false };

function levelFinding(
  { level }: EligibilityEvent,
  entered: Level,
  passed: PassedTests,
  stated: string,
  { rules: { equivalents: chart } }: EligibilityFacts,
): LevelFinding | null {
  const { highest, late, isComplete } = passed;
  // The rules of closed levels and of the test deadline already have a finding about this.
  if (entered.discipline === 'foundation' && closingTest(passed)) return null;
  if (late.some((test) => compareLevel(entered, test, chart) === 'equal')) return null;

  const usfs = highest.find(({ discipline }) => discipline === 'usfs');
  if (usfs && isBelowMinimum(entered, usfs, chart)) {
    return { verdict: 'fail', reason: 'levelBelowUsfs', facts: { level, test: usfs.name } };
  }
  const compared = comparable(entered, highest, chart);
  if (compared) return compared.judged(level);
  if (usfs && (entered.discipline === 'freestyle' || entered.discipline === 'open')) {
    return { verdict: 'pass', reason: 'levelUsfs', facts: { level, test: usfs.name } };
  }
  return unprovedFinding(level, highest, stated, isComplete);
}

/** The test to compare with: of the event's own discipline, or else one that the chart compares. */
function comparable(entered: Level, highest: readonly PassedTest[], chart: Equivalents) {
  const own = highest.find(({ discipline }) => discipline === entered.discipline);
  const test = own ?? highest.find((one) => compareLevel(entered, one, chart) !== null);
  const comparison = test && compareLevel(entered, test, chart);
  if (!test || !comparison) return null;
  const judged = (level: string): LevelFinding => {
    const facts = { level, test: test.name };
    if (comparison === 'above') return { verdict: 'fail', reason: 'levelAbove', facts };
    if (comparison === 'below') return { verdict: 'fail', reason: 'levelBelow', facts };
    if (test.proof === 'vouched') {
      return { verdict: 'pass', reason: 'levelVouched', facts: { level, coach: test.by } };
    }
    const reason = comparison === 'equal' ? 'levelHighest' : 'levelEquivalent';
    return { verdict: 'pass', reason, facts };
  };
  return { judged };
}

/** The finding where no known test compares with the level entered. */
function unprovedFinding(
  level: string,
  highest: readonly PassedTest[],
  stated: string,
  isComplete: boolean,
): LevelFinding | null {
  const [test] = highest;
  if (isComplete) return { verdict: 'fail', reason: 'levelNotPassed', facts: { level } };
  if (test?.discipline === 'foundation') {
    return { verdict: 'fail', reason: 'levelAbove', facts: { level, test: test.name } };
  }
  if (test) return { verdict: 'unsure', reason: 'levelOther', facts: { level, test: test.name } };
  if (stated.trim() === '') return null;
  return stated === NO_TEST
    ? { verdict: 'fail', reason: 'levelNoTest', facts: { level } }
    : { verdict: 'unsure', reason: 'levelUnread', facts: { level, test: stated } };
}
