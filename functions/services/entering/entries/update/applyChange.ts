import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { EntryChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { ChangeCost } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import { enteredEvents } from '../../../../../shared/domain/entering/entries/enteredEvents.ts';
import { answersToStore } from '../../../../../shared/domain/entering/entries/rules/answerProblems.ts';
import type { Pricing } from '../../../../../shared/domain/entering/fees/entryFee.ts';
import { isCorrectedPerson } from '../../../../../shared/domain/people/skaters/samePerson.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';
import type { StoredEntry, StoredEvent } from '../../../../store/entering/entries/storedEntry.ts';
import { withPeople } from '../../../../store/entering/duplicates/identities.ts';
import { spellingOf } from '../../../../store/entering/duplicates/repository.ts';
import { consentsWithPartner } from '../consents/partnerConsents.ts';
import { applyPartner, coupleName, type PartnerChange } from '../partners/applyPartner.ts';
import type { HomeRink } from '../save/homeRink.ts';
import { newStoredEvent, newRoster } from '../submit/newEntry.ts';

/** The facts on which the people of a change depend. */
interface PeopleFacts {
  readonly competition: { readonly startDate: string };
  readonly now: Date;
}

export interface AppliedChange extends PeopleFacts {
  /** The form that offers the added events. */
  readonly form: Form;
  readonly rink: HomeRink;
  readonly pricing: Pricing;
  readonly cost: ChangeCost;
}

/**
 * An entry after a change that the rules allow. Its prices and places are not final: added events count as
 * confirmed until `assignPlaces` has looked for a place.
 */
export function applyChange(before: StoredEntry, change: EntryChange, facts: AppliedChange): StoredEntry {
  const { form, rink, pricing, cost } = facts;
  const common = {
    ...rink,
    country: change.country,
    formVersion: form.version,
    pricing: { ...pricing, steps: cost.steps },
    retained: cost.retained,
    events: applyEvents(before, facts),
    answers: answersToStore(form.questions, change.kind, change.answers),
  };
  return withKeptDetails(before, applyPeople({ ...before, ...common }, change, facts));
}

/** An entry after a correction: only its names, membership numbers and addresses change. */
export function applySpellings(before: StoredEntry, change: EntryChange, facts: PeopleFacts): StoredEntry {
  return withKeptDetails(before, applyPeople(before, change, facts));
}

/** The change of a couple's partner; null for other entries and for a skater without a partner. */
export function partnerChangeOf(
  before: StoredEntry,
  change: EntryChange,
  { competition, now }: PeopleFacts,
): PartnerChange | null {
  if (before.kind !== 'dance' || change.kind !== 'dance' || !change.partner) return null;
  return applyPartner(before.partner, change.partner, false, competition, now);
}

function applyEvents(before: StoredEntry, { form, pricing, cost }: AppliedChange): StoredEvent[] {
  return cost.events.map(({ id, late }) => {
    const kept = before.events.find((event) => event.id === id);
    if (kept) return kept;
    const [added] = enteredEvents(form, before.kind, [id]) ?? [];
    if (!added) throw new Error(`The rules allowed ${id}, which the form does not have`);
    const hasEntryLateFee = JSON.stringify(late) === JSON.stringify(pricing.lateFee);
    return { ...newStoredEvent(added), ...(!hasEntryLateFee && { late }) };
  });
}

/** Details that the form does not show stay with their person. */
function withKeptDetails(before: StoredEntry, after: StoredEntry): StoredEntry {
  const had = peopleOf(before);
  return withPeople(after, (person) => {
    const same = had.find((one) => spellingOf(one) === spellingOf(person));
    const sayAs = (same ?? had.find((one) => isCorrectedPerson(one, person)))?.sayAs;
    const knownAs = same?.knownAs;
    return { ...person, ...(knownAs !== undefined && { knownAs }), ...(sayAs !== undefined && { sayAs }) };
  });
}

function applyPeople(entry: StoredEntry, change: EntryChange, facts: PeopleFacts): StoredEntry {
  const { startDate } = facts.competition;
  if (entry.kind === 'team' && change.kind === 'team') {
    const { nameOfTeam: name, coachName, coachEmail, coachProfessional } = change;
    const skaters = newRoster(change.skaters, startDate);
    return { ...entry, name, coachName, coachEmail, coachProfessional, skaters };
  }
  if (entry.kind === 'team' || change.kind === 'team') return entry;
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel } = change;
  const age = ageOn(birthdate, startDate);
  const skater = { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel };
  if (entry.kind === 'individual') return { ...entry, name: fullName, skater };
  const partner = partnerChangeOf(entry, change, facts)?.partner ?? null;
  const consents = consentsWithPartner(entry.consents, entry, partner);
  const name = coupleName(skater, partner);
  return { ...entry, name, skater, partner, ...(consents && { consents: [...consents] }) };
}
