import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import type { Equivalents } from '../../people/testLevels/equivalents.ts';
import { compareNames } from '../../people/skaters/sameName.ts';
import type { RuleSettings } from './rules.ts';

/** A test in the registry: discipline "Freestyle" with level "Freestyle 4", or with level "4". */
export interface RegisteredTestFacts {
  readonly discipline: string;
  readonly level: string;
  /** The day it was registered, `YYYY-MM-DD`; null if the registry keeps none. */
  readonly date: string | null;
}

/** A member in the registry. */
export interface RegistryRecord {
  /** individual, professional, administrative, associate or team. */
  readonly category: string;
  readonly fullName: string;
  /** `YYYY-MM-DD`; null if the registry keeps none. */
  readonly birthdate: string | null;
  /** The last valid day, `YYYY-MM-DD`, or the UTC instant at which the membership ends. */
  readonly expiry: string;
  /** Empty where the registry keeps no tests. */
  readonly tests: readonly RegisteredTestFacts[];
}

/** Null where no registry was asked. */
export type RegistryAnswer = RegistryRecord | 'unknown' | 'notAnswering' | null;

type NumberedPerson = Pick<PersonFacts, 'registry' | 'fullName' | 'birthdate'>;

/**
 * The person's own record in the registry: null where it has none, or where the number belongs to somebody with
 * another name or birthdate. Neither membership nor tests count for a borrowed or mistyped number.
 */
export function registryRecordOf(person: NumberedPerson): RegistryRecord | null {
  const { registry } = person;
  return typeof registry === 'object' && !isOtherName(person) && !isOtherBirthdate(person) ? registry : null;
}

/** Whether the registry has the number under the name of somebody else. */
export function isOtherName({ registry, fullName }: NumberedPerson): boolean {
  if (registry === null || typeof registry !== 'object') return false;
  return compareNames(registry.fullName, fullName) === 'other';
}

/** Whether the registry has another birthdate; known only where both have one. */
export function isOtherBirthdate({ registry, birthdate }: NumberedPerson): boolean {
  if (registry === null || typeof registry !== 'object') return false;
  return registry.birthdate !== null && birthdate !== '' && registry.birthdate !== birthdate;
}

/** A level that a head coach attests. */
export interface Attestation {
  readonly level: string;
  /** Name of the coach. */
  readonly by: string;
  /** UTC instant. */
  readonly at: string;
}

export interface EligibilityEvent {
  readonly id: string;
  readonly format: string;
  readonly level: string;
}

/** Another entry of the same person in the same competition. */
export interface OtherEntryFacts {
  readonly kind: EntryKind;
  readonly rink: string;
  readonly events: readonly EligibilityEvent[];
}

/** A skater as the entry states them; fields that are not filled in are empty. */
export interface PersonFacts {
  readonly fullName: string;
  /** `YYYY-MM-DD` */
  readonly birthdate: string;
  readonly isi: string;
  /** The last day of the membership, `YYYY-MM-DD`. */
  readonly expDate: string;
  readonly highestIsiTestLevel: string;
  /** An alternate is evaluated too, but does not count for the size of a roster. */
  readonly alternate: boolean;
  readonly registry: RegistryAnswer;
  readonly vouches: readonly Attestation[];
  readonly otherEntries: readonly OtherEntryFacts[];
}

/** The ages an event takes. A `level` of null means every level of the format; `from` and `to` of null, no limit. */
export interface AgeLimit {
  readonly format: string;
  readonly level: string | null;
  readonly from: number | null;
  readonly to: number | null;
  /** The age counts on the competition's first day, or on the last 1 July before it. */
  readonly on: 'start' | 'july';
}

/** The ages of a team's division on the last 1 July; null for no limit. */
export interface DivisionAges {
  readonly from: number | null;
  readonly to: number | null;
}

export interface CompetitionRules {
  readonly settings: RuleSettings;
  readonly equivalents: Equivalents;
  readonly ageLimits: readonly AgeLimit[];
}

export interface EligibilityFacts {
  readonly competition: {
    /** Days at the venue, `YYYY-MM-DD`. */
    readonly startDate: string;
    readonly endDate: string;
    readonly timeZone: string;
    /** The last day to register a test. */
    readonly testDeadline: string;
  };
  readonly rules: CompetitionRules;
  readonly kind: EntryKind;
  /** The home rink: the name of a registered one, or as it was typed. */
  readonly rink: string;
  readonly events: readonly EligibilityEvent[];
  /** The skater; the skater and the partner; the roster. */
  readonly people: readonly PersonFacts[];
  /** The fewest and the most skaters of a team's event; null for other entries. */
  readonly rosterLimits: readonly [number, number] | null;
  /** The ages of a team's division; null for other entries. */
  readonly divisionAges: DivisionAges | null;
}
