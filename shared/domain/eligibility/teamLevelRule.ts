import { isClosing } from './closedLevelsRule.ts';
import type { Equivalents } from './equivalents.ts';
import type { EligibilityFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { NO_TEST } from './noTest.ts';
import { passedTests, type PassedTest } from './passedTests.ts';
import { readLevel, type Level } from './readLevel.ts';

/** The last of Pre-Alpha to Delta, which together are called basic. */
const LAST_BASIC = 'Delta';

/**
 * Nobody in a team is tested above its level, alternates neither: they may skate. A roster may be typed by
 * names alone, so that nothing is said of who names no test.
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

/** The highest test that a team's level takes: "Freestyle 1-5" to Freestyle 5; null for a level of no test. */
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

/** The Freestyle tests that a level is worth; null where it is worth none. */
function freestyleOf({ discipline, rank }: Level, { open, usfs }: Equivalents) {
  if (discipline === 'freestyle') return { from: rank, to: rank };
  if (discipline === 'open') return open[rank - 1] ?? null;
  const minimum = discipline === 'usfs' ? usfs[rank - 1]?.freestyle : undefined;
  return minimum === undefined ? null : { from: minimum, to: minimum };
}
