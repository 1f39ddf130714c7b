import type { BodyOf } from '../../../../../shared/contract/types.ts';
import type {
  EligibilityFacts,
  PersonFacts,
} from '../../../../../shared/domain/entering/eligibility/facts.ts';
import { memberNumber } from '../../../../../shared/domain/people/skaters/memberNumber.ts';

export type EligibilityRequest = BodyOf<'checkEligibility'>;

export interface EligibilityRequestContext {
  readonly competitionId: string;
  /** The entry that is changed; undefined for a new one. */
  readonly entryId: string | undefined;
  readonly country: string;
}

/**
 * The values of an entry form as a question to the server, which knows the registry.
 * @returns null until one person has a membership number and a birthdate, or a team with an event has a
 * person with a name and a birthdate: before that the server knows no more than the page
 */
export function eligibilityRequest(
  facts: EligibilityFacts,
  context: EligibilityRequestContext,
): EligibilityRequest | null {
  const { kind, rink, events, people } = facts;
  const isNamed = kind === 'team' && events.length > 0 && people.some(hasNameAndBirthdate);
  if (!isNamed && !people.some(isWhole)) return null;
  return {
    kind,
    competitionId: context.competitionId,
    entryId: context.entryId ?? null,
    event: events.map(({ id }) => id),
    country: knownOrNull(context.country),
    homeIsiRink: knownOrNull(rink),
    people: people.map((person) => ({
      fullName: knownOrNull(person.fullName),
      birthdate: DAY.test(person.birthdate) ? person.birthdate : null,
      // A registry is asked about a number only with its birthdate; an invalid number is refused at once.
      isi: isWhole(person) || memberNumber(person.isi) === null ? knownOrNull(person.isi) : null,
      expDate: knownOrNull(person.expDate),
      highestIsiTestLevel: knownOrNull(person.highestIsiTestLevel),
      alternate: person.alternate,
    })),
  };
}

/** Whether two requests ask the registry about the same people. */
export function isSamePeople(one: EligibilityRequest, other: EligibilityRequest): boolean {
  const membersOf = ({ kind, people }: EligibilityRequest) =>
    JSON.stringify([kind, people.map(({ isi, birthdate }) => [isi, birthdate])]);
  return membersOf(one) === membersOf(other);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const isWhole = ({ isi, birthdate }: PersonFacts) => memberNumber(isi) !== null && DAY.test(birthdate);

const hasNameAndBirthdate = ({ fullName, birthdate }: PersonFacts) =>
  fullName.trim() !== '' && DAY.test(birthdate);

const knownOrNull = (typed: string) => typed.trim() || null;
