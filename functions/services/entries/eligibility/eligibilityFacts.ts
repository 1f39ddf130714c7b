import type { Eligibility } from '../../../../shared/contract/competitions/eligibility.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import type { checklist } from '../../../../shared/domain/eligibility/checklist.ts';
import { competitionRules } from '../../../../shared/domain/eligibility/competitionRules.ts';
import type {
  EligibilityEvent,
  EligibilityFacts,
  OtherEntryFacts,
  PersonFacts,
  RegistryAnswer,
} from '../../../../shared/domain/eligibility/facts.ts';
import { divisionAges, rosterLimits } from '../../../../shared/domain/entries/rules/teamEntryProblems.ts';
import { skaterIdentity } from '../../../../shared/domain/skaters/nameOrder.ts';
import { peopleOf } from '../../../store/entries/people.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/** What of an entry the rules look at, whether it is stored, about to be, or still being filled in. */
export interface EligibilitySubject extends Pick<StoredEntry, 'kind' | 'homeIsiRink' | 'vouches'> {
  readonly events: readonly EligibilityEvent[];
  /** In the order of `peopleOf`. */
  readonly people: readonly (StatedPerson & { readonly alternate?: boolean })[];
}

type StatedPerson = Pick<PersonFacts, 'fullName' | 'birthdate' | 'isi' | 'expDate' | 'highestIsiTestLevel'>;

interface EntryFactsInput {
  readonly competition: {
    readonly startDate: string;
    readonly endDate: string;
    readonly timeZone: string;
    readonly eligibility: Eligibility;
  };
  readonly form: Form | null;
  /** What a registry said of each of the entry's people. */
  readonly answers: readonly RegistryAnswer[];
  /** Entries of the same account in the competition. */
  readonly others: readonly StoredEntry[];
  /** Of each of a team's people: whether another team has them in its event. */
  readonly teams?: readonly boolean[];
}

/** An entry as the eligibility rules look at it. */
export function eligibilityFacts(
  entry: EligibilitySubject,
  { competition, form, answers, others, teams }: EntryFactsInput,
): EligibilityFacts {
  const [event] = entry.events;
  return {
    ...competitionRules(competition),
    kind: entry.kind,
    rink: entry.homeIsiRink,
    events: entry.events,
    people: entry.people.map((person, index): PersonFacts => ({
      ...person,
      alternate: person.alternate === true,
      registry: answers[index] ?? null,
      vouches: entry.vouches.filter((attestation) => attestation.person === index),
      otherEntries: [
        ...others.flatMap((other) => otherEntriesOf(other, person)),
        // Whose team it is belongs to another family; an alternate may stand in for several.
        ...(event && teams?.[index] && person.alternate !== true
          ? [{ kind: 'team', rink: '', events: [event] } as const]
          : []),
      ],
    })),
    rosterLimits: entry.kind === 'team' && event && form ? rosterLimits(form, event.id) : null,
    divisionAges: entry.kind === 'team' && event && form ? divisionAges(form, event.id) : null,
  };
}

/** What an entry keeps of its checklist: that all is well needs no words. */
export function storedFindings(checks: ReturnType<typeof checklist>): StoredEntry['checks'] {
  return checks.filter(({ outcome }) => outcome !== 'pass').map(({ name: _name, ...check }) => check);
}

/** An entry in which the same person skates, with the events that are that person's. */
function otherEntriesOf(other: StoredEntry, person: NamedPerson): OtherEntryFacts[] {
  const place = peopleOf(other).findIndex((one) => identityOf(one) === identityOf(person));
  if (place < 0) return [];
  const events = other.events.filter(({ partnered }) => place === 0 || partnered);
  return [{ kind: other.kind, rink: other.homeIsiRink, events }];
}

interface NamedPerson {
  readonly fullName: string;
  readonly birthdate: string;
}

const identityOf = ({ fullName, birthdate }: NamedPerson) => skaterIdentity(fullName, birthdate);
