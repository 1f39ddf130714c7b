import type { BodyOf } from '../../../../shared/contract/types.ts';
import type { EligibilityFacts, PersonFacts } from '../../../../shared/domain/eligibility/facts.ts';
import { memberNumber } from '../../../../shared/domain/skaters/memberNumber.ts';

export type CheckedBody = BodyOf<'checkEligibility'>;

export interface AskedOf {
  readonly competitionId: string;
  /** The entry that is changed; undefined for a new one. */
  readonly entryId: string | undefined;
  readonly country: string;
}

/**
 * What is filled in, as the rules are asked about it with the registry.
 * @returns null while nobody has both a number and a birthdate, nor a name in a team's event: there is
 * nothing yet that only the server knows
 */
export function checkedBody(facts: EligibilityFacts, asked: AskedOf): CheckedBody | null {
  const { kind, rink, events, people } = facts;
  const isNamed = kind === 'team' && events.length > 0 && people.some(isSomebody);
  if (!isNamed && !people.some(isWhole)) return null;
  return {
    kind,
    competitionId: asked.competitionId,
    entryId: asked.entryId ?? null,
    event: events.map(({ id }) => id),
    country: told(asked.country),
    homeIsiRink: told(rink),
    people: people.map((person) => ({
      fullName: told(person.fullName),
      birthdate: DAY.test(person.birthdate) ? person.birthdate : null,
      // A registry is asked about a number with its birthdate only; what is no number is said at once.
      isi: isWhole(person) || memberNumber(person.isi) === null ? told(person.isi) : null,
      expDate: told(person.expDate),
      highestIsiTestLevel: told(person.highestIsiTestLevel),
      alternate: person.alternate,
    })),
  };
}

/** Whether two bodies ask a registry about the same people. */
export function asksOfTheSame(one: CheckedBody, other: CheckedBody): boolean {
  const membersOf = ({ kind, people }: CheckedBody) =>
    JSON.stringify([kind, people.map(({ isi, birthdate }) => [isi, birthdate])]);
  return membersOf(one) === membersOf(other);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const isWhole = ({ isi, birthdate }: PersonFacts) => memberNumber(isi) !== null && DAY.test(birthdate);

const isSomebody = ({ fullName, birthdate }: PersonFacts) => fullName.trim() !== '' && DAY.test(birthdate);

const told = (typed: string) => typed.trim() || null;
