import {
  registryRecordOf,
  type EligibilityFacts,
  type PersonFacts,
  type RegisteredTestFacts,
} from './facts.ts';
import { readLevel, type Level } from '../../people/testLevels/levels.ts';

/** The level of a skater without a passed test. */
export const NO_TEST = 'None yet';

/** A test that counts, under the name it was registered, stated or attested with. */
export interface PassedTest extends Level {
  readonly name: string;
  readonly proof: 'registered' | 'stated' | 'vouched';
  /** The day it was registered; null for a test that the registry does not date. */
  readonly date: string | null;
  /** The coach who attests it; empty otherwise. */
  readonly by: string;
}

/** A person's known tests. */
export interface PassedTests {
  /** The highest test of each discipline: registered in time, stated, or attested. */
  readonly highest: readonly PassedTest[];
  /** Registered after the test deadline. */
  readonly late: readonly PassedTest[];
  /** Whether the registry lists every test: one that is not listed was not passed. */
  readonly isComplete: boolean;
}

/**
 * The tests that count. Tests of the registry override the one the entry states; a head coach's attested
 * level overrides both, in its discipline.
 */
export function passedTests(person: PersonFacts, { competition, rules }: EligibilityFacts): PassedTests {
  const registered = registeredTests(person).flatMap((test) => {
    const level = readLevel(test.level, rules.equivalents) ?? readLevel(fullName(test), rules.equivalents);
    return level
      ? [{ ...level, name: nameOf(test), proof: 'registered', date: test.date, by: '' } as const]
      : [];
  });
  const isComplete = registered.length > 0;
  const stated = readLevel(person.highestIsiTestLevel, rules.equivalents);
  const attested = person.vouches.flatMap(({ level: name, by }) => {
    const level = readLevel(name, rules.equivalents);
    return level ? [{ ...level, name, proof: 'vouched', date: null, by } as const] : [];
  });
  const isLate = ({ date }: PassedTest) => date !== null && date > competition.testDeadline;
  const known: PassedTest[] = isComplete
    ? registered.filter((test) => !isLate(test))
    : stated
      ? [{ ...stated, name: person.highestIsiTestLevel, proof: 'stated', date: null, by: '' }]
      : [];
  return { highest: highestOfEach(known, attested), late: registered.filter(isLate), isComplete };
}

function registeredTests(
  person: Pick<PersonFacts, 'registry' | 'fullName' | 'birthdate'>,
): readonly RegisteredTestFacts[] {
  return registryRecordOf(person)?.tests ?? [];
}

const fullName = ({ discipline, level }: RegisteredTestFacts) => `${discipline} ${level}`;

const nameOf = (test: RegisteredTestFacts) => (/^\d+$/.test(test.level.trim()) ? fullName(test) : test.level);

function highestOfEach(known: readonly PassedTest[], attested: readonly PassedTest[]): PassedTest[] {
  const byDiscipline = new Map<string, PassedTest>();
  for (const test of known) {
    const before = byDiscipline.get(test.discipline);
    if (!before || test.rank > before.rank) byDiscipline.set(test.discipline, test);
  }
  // The last attestation counts: a coach corrects a mistake by attesting again.
  for (const test of attested) byDiscipline.set(test.discipline, test);
  return [...byDiscipline.values()];
}
