import type { EntryKind } from '../../contract/competitions/forms.ts';
import type { Equivalents } from './equivalents.ts';
import type { RuleSettings } from './rules.ts';

/** A test as a registry has it: "Freestyle" with "Freestyle 4" or with "4". */
export interface RegisteredTestFacts {
  readonly discipline: string;
  readonly level: string;
  /** The day it was registered, `YYYY-MM-DD`; null where the registry does not say. */
  readonly date: string | null;
}

/** What a registry knows of a member. */
export interface RegistryRecord {
  /** individual, professional, administrative, associate or team. */
  readonly category: string;
  /** `YYYY-MM-DD`; null where the registry does not say. */
  readonly birthdate: string | null;
  /** The last day it is valid, `YYYY-MM-DD`, or the UTC instant at which it ends. */
  readonly expiry: string;
  /** Empty where the registry keeps no tests. */
  readonly tests: readonly RegisteredTestFacts[];
}

/** Null where no registry was asked. */
export type RegistryAnswer = RegistryRecord | 'unknown' | 'notAnswering' | null;

/** A head coach's word for a level. */
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

/** One who skates, as the entry says it; what nobody has said is empty. */
export interface PersonFacts {
  readonly fullName: string;
  /** `YYYY-MM-DD` */
  readonly birthdate: string;
  readonly isi: string;
  /** The last day of the membership, `YYYY-MM-DD`. */
  readonly expDate: string;
  readonly highestIsiTestLevel: string;
  /** Stands in for somebody: is looked at, but does not fill a roster. */
  readonly alternate: boolean;
  readonly registry: RegistryAnswer;
  readonly vouches: readonly Attestation[];
  readonly otherEntries: readonly OtherEntryFacts[];
}

/** Ages that an event takes; null of `level` is every level of the format, null of an end is no end. */
export interface AgeLimit {
  readonly format: string;
  readonly level: string | null;
  readonly from: number | null;
  readonly to: number | null;
  /** Age on the competition's first day, or on the last 1 July before it. */
  readonly on: 'start' | 'july';
}

/** The ages of a team's division on the last 1 July; null of an end is no end. */
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
    /** The last day on which a test is registered in time. */
    readonly testDeadline: string;
  };
  readonly rules: CompetitionRules;
  readonly kind: EntryKind;
  /** The rink represented: a registered one's name or what was typed. */
  readonly rink: string;
  readonly events: readonly EligibilityEvent[];
  /** The skater; the skater and the partner; the roster. */
  readonly people: readonly PersonFacts[];
  /** How many may skate in a team's event; null for other entries. */
  readonly rosterLimits: readonly [number, number] | null;
  /** Of the division that a team's event is; null for other entries. */
  readonly divisionAges: DivisionAges | null;
}
