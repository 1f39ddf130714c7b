import { isClosing } from './closedLevelsRule.ts';
import type { Equivalents } from '../../people/testLevels/equivalents.ts';
import type { EligibilityFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { NO_TEST, passedTests, type PassedTest } from './passedTests.ts';
import { readLevel, type Level } from '../../people/testLevels/levels.ts';

/** The highest of the levels Pre-Alpha to Delta, which together are called basic. */
const LAST_BASIC = 'Delta';

/**
 * No skater of a team, alternates included, has passed a test above the team's level. Skaters without a
 * stated test have no finding, because names are enough for a roster.
 */
export function teamLevelRule(facts: EligibilityFacts): Finding[] {
  const chart = facts.rules.equivalents;
  return facts.events.flatMap(({ id: event, level }) => {
    const most = highestOf(level, chart);
    if (!most) return [];
    const of = { rule: 'level', event } as const;
    const tests = facts.people.map((person) => {
      const { highest, late } = passedTests(person, facts);
      return [...highest, ...late];
    });
    const found = facts.people.flatMap(({ highestIsiTestLevel: stated }, person): Finding[] => {
      const above = tests[person]?.find((test) => isAbove(test, most, chart));
      if (above) {
        const statedLevel = { level, test: above.name };
        return [{ ...of, verdict: 'fail', reason: 'levelRosterAbove', facts: statedLevel, person }];
      }
      const isRead = tests[person]?.length !== 0 || stated.trim() === '' || stated === NO_TEST;
      const statedLevel = { level, test: stated };
      return isRead ? [] : [{ ...of, verdict: 'unsure', reason: 'levelUnread', facts: statedLevel, person }];
    });
    if (found.length > 0 || tests.every((some) => some.length === 0)) return found;
    return [{ ...of, verdict: 'pass', reason: 'levelRosterWithin', facts: { level }, person: null }];
  });
}

/** The highest test that a team's level allows: Freestyle 5 for "Freestyle 1-5"; null if it names no test. */
function highestOf(level: string, chart: Equivalents): Level | null {
  if (/^basic$/i.test(level.trim())) return readLevel(LAST_BASIC, chart);
  const [, ladder = '', highest = ''] = /^(.*\D)\d+\s*[-–]\s*(\d+)$/.exec(level.trim()) ?? [];
  return readLevel(ladder === '' ? level : `${ladder}${highest}`, chart);
}

function isAbove(test: PassedTest, most: Level, chart: Equivalents): boolean {
  if (most.discipline === 'foundation') {
    return isClosing(test.discipline) || (test.discipline === 'foundation' && test.rank > most.rank);
  }
  if (test.discipline === most.discipline) return test.rank > most.rank;
  const [reached, allowed] = [freestyleOf(test, chart)?.from, freestyleOf(most, chart)?.to];
  return reached !== undefined && allowed !== undefined && reached > allowed;
}

/** The range of Freestyle tests that equals a level; null where the chart has none. */
function freestyleOf({ discipline, rank }: Level, { open, usfs }: Equivalents) {
  if (discipline === 'freestyle') return { from: rank, to: rank };
  if (discipline === 'open') return open[rank - 1] ?? null;
  const minimum = discipline === 'usfs' ? usfs[rank - 1]?.freestyle : undefined;
  return minimum === undefined ? null : { from: minimum, to: minimum };
}
