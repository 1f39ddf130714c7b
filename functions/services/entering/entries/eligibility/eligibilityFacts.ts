import type { Eligibility } from '../../../../../shared/contract/entering/competitions/eligibility.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { checklist } from '../../../../../shared/domain/entering/eligibility/checklist.ts';
import { competitionRules } from '../../../../../shared/domain/entering/eligibility/competitionRules.ts';
import type {
  EligibilityEvent,
  EligibilityFacts,
  OtherEntryFacts,
  PersonFacts,
  RegistryAnswer,
} from '../../../../../shared/domain/entering/eligibility/facts.ts';
import { divisionAges, rosterLimits } from '../../../../../shared/domain/entering/entries/rules/teamEvent.ts';
import { identityOf, peopleOf, type KnownPerson } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';

/** The part of an entry that rules evaluate: stored, about to be stored, or still being filled in. */
export interface EligibilitySubject extends Pick<StoredEntry, 'kind' | 'homeIsiRink' | 'vouches'> {
  readonly events: readonly EligibilityEvent[];
  /** In the order of `peopleOf`. */
  readonly people: readonly (StatedPerson & { readonly alternate?: boolean })[];
}

type StatedPerson = Pick<PersonFacts, 'isi' | 'expDate' | 'highestIsiTestLevel'> & KnownPerson;

interface EntryFactsInput {
  readonly competition: {
    readonly startDate: string;
    readonly endDate: string;
    readonly timeZone: string;
    readonly eligibility: Eligibility;
  };
  readonly form: Form | null;
  /** The registry's answer for each of the entry's people. */
  readonly answers: readonly RegistryAnswer[];
  /** Other entries of the account in the competition. */
  readonly others: readonly StoredEntry[];
  /** For each skater of a team: whether another team has them in its event. */
  readonly teams?: readonly boolean[];
}

/** An entry in the form that the eligibility rules take. */
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
        // The other team is private to its family; an alternate may be in several teams.
        ...(event && teams?.[index] && person.alternate !== true
          ? [{ kind: 'team', rink: '', events: [event] } as const]
          : []),
      ],
    })),
    rosterLimits: entry.kind === 'team' && event && form ? rosterLimits(form, event.id) : null,
    divisionAges: entry.kind === 'team' && event && form ? divisionAges(form, event.id) : null,
  };
}

/** The findings that an entry stores: its checks without those that passed. */
export function storedFindings(checks: ReturnType<typeof checklist>): StoredEntry['checks'] {
  return checks.filter(({ outcome }) => outcome !== 'pass').map(({ name: _name, ...check }) => check);
}

/** Another entry, if the person skates in it, with the person's own events. */
function otherEntriesOf(other: StoredEntry, person: KnownPerson): OtherEntryFacts[] {
  const place = peopleOf(other).findIndex((one) => identityOf(one) === identityOf(person));
  if (place < 0) return [];
  const events = other.events.filter(({ partnered }) => place === 0 || partnered);
  return [{ kind: other.kind, rink: other.homeIsiRink, events }];
}
