import type { EligibilityEvent, EligibilityFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { passedTests, type PassedTests, type PassedTest } from './passedTests.ts';
import { readLevel, type Discipline } from '../../people/testLevels/levels.ts';

/** A test of one of these closes Tot to Delta. A Dance test does not; a Free Dance test does. */
const CLOSING: readonly Discipline[] = ['freestyle', 'open', 'couple', 'pair', 'freeDance', 'figure', 'usfs'];

/**
 * A skater who has passed Freestyle 1, Open Bronze, Couple 1, Pair 1, Free Dance 1 or Figure 1 no longer skates
 * Tot to Delta, and a skater enters either those or Tot to Delta in a competition, not both.
 */
export function closedLevelsRule(facts: EligibilityFacts): Finding[] {
  if (facts.kind === 'team') return [];
  const disciplineOf = ({ level }: EligibilityEvent) => readLevel(level, facts.rules.equivalents)?.discipline;
  return facts.people.flatMap((person, index) => {
    const test = closingTest(passedTests(person, facts));
    const solo = person.otherEntries.filter(({ kind }) => kind !== 'team').flatMap(({ events }) => events);
    const other = [...facts.events, ...solo].find((event) => isClosing(disciplineOf(event)));
    return facts.events
      .filter((event) => disciplineOf(event) === 'foundation')
      .map((event): Finding => {
        const of = { rule: 'closedLevels', person: index, event: event.id } as const;
        const { level } = event;
        if (test)
          return { ...of, verdict: 'fail', reason: 'closedByTest', facts: { level, test: test.name } };
        return other
          ? { ...of, verdict: 'fail', reason: 'closedByEvent', facts: { level, other: other.level } }
          : { ...of, verdict: 'pass', reason: 'closedNone', facts: { level } };
      });
  });
}

/** A test that closes Tot to Delta, even if it was registered too late. */
export function closingTest({ highest, late }: PassedTests): PassedTest | undefined {
  return [...highest, ...late].find(({ discipline }) => isClosing(discipline));
}

export const isClosing = (discipline: Discipline | undefined) =>
  discipline !== undefined && CLOSING.includes(discipline);
