import { compareLevel, readLevel } from '../../people/testLevels/levels.ts';
import type { EligibilityFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { passedTests, type PassedTest } from './passedTests.ts';

/** The test behind an entered level was registered by the deadline; only registered tests count. */
export function testDeadlineRule(facts: EligibilityFacts): Finding[] {
  if (facts.kind === 'team') return [];
  const chart = facts.rules.equivalents;
  const deadline = facts.competition.testDeadline;
  return facts.people.flatMap((person, index) => {
    const { highest, late } = passedTests(person, facts);
    return facts.events.flatMap((event): Finding[] => {
      const entered = readLevel(event.level, chart);
      if (!entered) return [];
      const stands = (test: PassedTest) =>
        ['equal', 'equivalent'].includes(compareLevel(entered, test, chart) ?? '');
      const of = { rule: 'testDeadline', person: index, event: event.id } as const;
      const inTime = highest.find((test) => test.proof === 'registered' && stands(test));
      if (inTime) {
        return [
          inTime.date === null
            ? { ...of, verdict: 'unsure', reason: 'testUndated', facts: { test: inTime.name, deadline } }
            : {
                ...of,
                verdict: 'pass',
                reason: 'testInTime',
                facts: { test: inTime.name, date: inTime.date, deadline },
              },
        ];
      }
      // A coach's attestation does not change the day of registration.
      const afterwards = late.find(stands);
      if (!afterwards) return [];
      const { name, date } = afterwards;
      return [
        { ...of, verdict: 'fail', reason: 'testLate', facts: { test: name, date: date ?? '', deadline } },
      ];
    });
  });
}
