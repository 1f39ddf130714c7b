import { compareLevel } from './compareLevel.ts';
import type { EligibilityFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { passedTests, type PassedTest } from './passedTests.ts';
import { readLevel } from './readLevel.ts';

const DAY = 86_400_000;
const DEFAULT_DAYS = 30;

/** The last day on which a test is registered in time: the organiser's, else 30 days before the first day. */
export function testDeadlineOf(competition: {
  readonly startDate: string;
  readonly testDeadline: string | null;
}): string {
  if (competition.testDeadline !== null) return competition.testDeadline;
  const start = Date.parse(`${competition.startDate}T00:00:00Z`);
  return new Date(start - DEFAULT_DAYS * DAY).toISOString().slice(0, 10);
}

/** The test that an entered level stands on was registered by the deadline; asked of a registry only. */
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
      // A coach's word for a level does not make its registration earlier.
      const afterwards = late.find(stands);
      if (!afterwards) return [];
      const { name, date } = afterwards;
      return [
        { ...of, verdict: 'fail', reason: 'testLate', facts: { test: name, date: date ?? '', deadline } },
      ];
    });
  });
}
