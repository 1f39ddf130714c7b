import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { competitionRules } from '../../../../../shared/domain/entering/eligibility/competitionRules.ts';
import type {
  EligibilityEvent,
  EligibilityFacts,
  OtherEntryFacts,
  PersonFacts,
} from '../../../../../shared/domain/entering/eligibility/facts.ts';
import { needsPartner } from '../../../../../shared/domain/entering/entries/rules/needsPartner.ts';
import { divisionAges, rosterLimits } from '../../../../../shared/domain/entering/entries/rules/teamEvent.ts';
import { skaterIdentity } from '../../../../../shared/domain/core/nameOrder.ts';
import type { CoupleEntryValues } from './coupleEntry.ts';
import type { IndividualEntryValues } from './individualEntry.ts';
import { sentDay } from '../roster/dayOf.ts';
import type { TeamEntryValues } from '../roster/teamEntry.ts';

/** The values of an entry form, by its kind. */
export type FilledEntry =
  | { readonly kind: 'individual'; readonly values: IndividualEntryValues }
  | { readonly kind: 'dance'; readonly values: CoupleEntryValues }
  | { readonly kind: 'team'; readonly values: TeamEntryValues };

interface LiveContext {
  readonly competition: Competition;
  readonly form: Form;
  /**
   * The family's other entries of skaters. Only the server knows other families' entries and the registry.
   */
  readonly others: readonly Entry[];
}

/** The values of an entry form as the eligibility rules take them. */
export function liveEligibilityFacts(
  filled: FilledEntry,
  { competition, form, others }: LiveContext,
): EligibilityFacts {
  const { kind, values } = filled;
  const events = chosen(form, [values.event].flat());
  const base = {
    ...competitionRules(competition),
    kind,
    rink: values.homeIsiRink,
    events,
    rosterLimits: null,
    divisionAges: null,
  };
  if (filled.kind === 'team') {
    const people = filled.values.skaters.map((member) => ({
      ...unknown({ ...member, expDate: sentDay(member.expDate) }, []),
      birthdate: sentDay(member.birthdate),
      alternate: member.alternate,
    }));
    const limits = people.length > 0 ? rosterLimits(form, filled.values.event) : null;
    return {
      ...base,
      people,
      rosterLimits: limits,
      divisionAges: divisionAges(form, filled.values.event),
    };
  }
  const skater = unknown(filled.values, others);
  const isCouple = filled.kind === 'dance' && needsPartner(form, filled.values.event);
  return { ...base, people: isCouple ? [skater, unknown(filled.values.partner, others)] : [skater] };
}

function chosen(form: Form, ids: readonly string[]): EligibilityEvent[] {
  return form.formats.flatMap(({ format, events }) =>
    events.filter(({ id }) => ids.includes(id)).map(({ id, level }) => ({ id, format, level })),
  );
}

const DAY = /^\d{4}-\d\d-\d\d$/;

type Typed = Pick<PersonFacts, 'fullName' | 'birthdate' | 'isi' | 'expDate' | 'highestIsiTestLevel'>;

function unknown(typed: Typed, others: readonly Entry[]): PersonFacts {
  const { fullName, birthdate, isi, expDate, highestIsiTestLevel } = typed;
  const identity = skaterIdentity(fullName, birthdate);
  return {
    fullName,
    birthdate,
    isi,
    highestIsiTestLevel,
    // The rules do not judge a half-typed day.
    expDate: DAY.test(expDate) ? expDate : '',
    alternate: false,
    registry: null,
    vouches: [],
    otherEntries: others.flatMap(({ kind, skater, homeIsiRink, events }): OtherEntryFacts[] =>
      skater && skaterIdentity(skater.fullName, skater.birthdate) === identity
        ? [{ kind, rink: homeIsiRink, events }]
        : [],
    ),
  };
}
