import type { EligibilityFacts, PersonFacts, RegisteredTestFacts } from './facts.ts';
import { ownRecord } from './ownRecord.ts';
import { readLevel, type Level } from './readLevel.ts';

/** A test that counts for somebody, by the name it was given. */
export interface PassedTest extends Level {
  readonly name: string;
  readonly proof: 'registered' | 'stated' | 'vouched';
  /** When it was registered; null for what no registry dates. */
  readonly date: string | null;
  /** The coach who vouches; empty otherwise. */
  readonly by: string;
}

/** Tests of a person as far as they are known. */
export interface PassedTests {
  /** The highest of each discipline that counts: registered in time, stated, or vouched for. */
  readonly highest: readonly PassedTest[];
  /** Registered after the test deadline. */
  readonly late: readonly PassedTest[];
  /** A registry told them all: what is not among them was not passed. */
  readonly isComplete: boolean;
}

/**
 * The tests that count. A registry that keeps tests goes before what the entry states; a head coach's
 * word goes before both, in the discipline of the level vouched for.
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
  person: Pick<PersonFacts, 'registry' | 'birthdate'>,
): readonly RegisteredTestFacts[] {
  return ownRecord(person)?.tests ?? [];
}

const fullName = ({ discipline, level }: RegisteredTestFacts) => `${discipline} ${level}`;

const nameOf = (test: RegisteredTestFacts) => (/^\d+$/.test(test.level.trim()) ? fullName(test) : test.level);

function highestOfEach(known: readonly PassedTest[], attested: readonly PassedTest[]): PassedTest[] {
  const byDiscipline = new Map<string, PassedTest>();
  for (const test of known) {
    const before = byDiscipline.get(test.discipline);
    if (!before || test.rank > before.rank) byDiscipline.set(test.discipline, test);
  }
  // The last word counts: a coach who was mistaken vouches again.
  for (const test of attested) byDiscipline.set(test.discipline, test);
  return [...byDiscipline.values()];
}
