import type { Mutant } from '../mutant.ts';

const CASES = ['cases.test.ts'];

export const ELIGIBILITY: readonly Mutant[] = [
  {
    mistake: 'a team’s alternates are judged by the age rule',
    within: 'ageRule',
    from: 'alternate || ',
    to: '',
    tests: CASES,
  },
  {
    mistake: 'the last year of an age limit is outside',
    within: 'ageRule',
    from: 'age <= (limit.to ?? Infinity)',
    to: 'age < (limit.to ?? Infinity)',
    tests: CASES,
  },
  {
    mistake: 'ages of divisions count on the July after the competition',
    within: 'lastFirstOfJuly',
    from: '? year - 1 : year',
    to: '? year : year',
    tests: CASES,
  },
  {
    mistake: 'a membership that ends with the last day has expired',
    within: 'membershipFinding',
    from: 'expiry < endDate',
    to: 'expiry <= endDate',
    tests: CASES,
  },
  {
    mistake: 'a number of somebody else counts as the skater’s own',
    within: 'membershipFinding',
    from: 'if (isOtherName(person))',
    to: 'if (isOtherName(person) && known)',
    tests: [...CASES, 'evaluateEntry.http.test.ts'],
  },
  {
    mistake: 'a membership of the learning programme suffices above it',
    within: 'beyondWeSkate',
    from: 'read.rank > highest',
    to: 'read.rank > highest + 1',
    tests: CASES,
  },
  {
    mistake: 'a test on the day of the deadline is late',
    within: 'passedTests',
    from: 'date > competition.testDeadline',
    to: 'date >= competition.testDeadline',
    tests: CASES,
  },
  {
    mistake: 'the lowest test of a discipline counts, not the highest',
    within: 'highestOfEach',
    from: 'test.rank > before.rank',
    to: 'test.rank < before.rank',
    tests: CASES,
  },
  {
    mistake: 'a coach’s attestation hides no registered test',
    within: 'highestOfEach',
    from: 'for (const test of attested) byDiscipline',
    to: 'for (const test of attested) if (!byDiscipline.has(test.discipline)) byDiscipline',
    tests: CASES,
  },
  {
    mistake: 'a team event closes the basic levels',
    within: 'closedLevelsRule',
    from: ".filter(({ kind }) => kind !== 'team')",
    to: '',
    tests: CASES,
  },
  {
    mistake: 'a stated test counts as registered in time',
    within: 'testDeadlineRule',
    from: "test.proof === 'registered' && ",
    to: '',
    tests: CASES,
  },
];
