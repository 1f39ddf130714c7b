import type { EntryChange } from '../../../../shared/contract/entries/entryChanges.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { answersToStore } from '../../../../shared/domain/entries/rules/answerProblems.ts';
import type { ChangeCost } from '../../../../shared/domain/entries/changes/changeCost.ts';
import { enteredEvents } from '../../../../shared/domain/entries/enteredEvents.ts';
import type { Pricing } from '../../../../shared/domain/fees/entryFee.ts';
import { ageOn } from '../../../../shared/domain/skaters/age.ts';
import type { StoredCompetition } from '../../../store/competitions/repository.ts';
import type { HomeRink } from '../save/resolveHomeRink.ts';
import { storedEvent } from '../submit/newEntry.ts';
import { applyPartner, coupleName, type PartnerChange } from '../partners/applyPartner.ts';
import { newRoster } from '../submit/newRoster.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

/** What a change is made of, once the rules have passed it. */
export interface EntryUpdateFacts {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly rink: HomeRink;
  readonly pricing: Pricing;
  readonly cost: ChangeCost;
  readonly now: Date;
}

/** An entry as a change wants it; that what is added has a place is still to be seen. */
export function applyChange(before: StoredEntry, change: EntryChange, facts: EntryUpdateFacts): StoredEntry {
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
  return applyPeople({ ...before, ...common }, change, facts);
}

/** An entry with nothing changed but names, and the numbers and addresses people are found by. */
export function applySpellings(
  before: StoredEntry,
  change: EntryChange,
  facts: Pick<EntryUpdateFacts, 'competition' | 'now'>,
): StoredEntry {
  return applyPeople(before, change, facts);
}

function applyEvents(before: StoredEntry, { form, pricing, cost }: EntryUpdateFacts): StoredEvent[] {
  return cost.events.map(({ id, late }) => {
    const kept = before.events.find((event) => event.id === id);
    if (kept) return kept;
    const [added] = enteredEvents(form, before.kind, [id]) ?? [];
    if (!added) throw new Error(`The rules have passed ${id}, which the form does not have`);
    const isOwn = JSON.stringify(late) === JSON.stringify(pricing.lateFee);
    return { ...storedEvent(added), ...(isOwn ? {} : { late }) };
  });
}

function applyPeople(
  entry: StoredEntry,
  change: EntryChange,
  facts: Pick<EntryUpdateFacts, 'competition' | 'now'>,
): StoredEntry {
  if (entry.kind === 'team' && change.kind === 'team') {
    const { nameOfTeam: name, coachName, coachEmail, coachProfessional } = change;
    const skaters = newRoster(change.skaters, facts.competition.startDate);
    return { ...entry, name, coachName, coachEmail, coachProfessional, skaters };
  }
  if (entry.kind === 'team' || change.kind === 'team') return entry;
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel } = change;
  const age = ageOn(birthdate, facts.competition.startDate);
  const skater = { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel };
  if (entry.kind === 'individual') return { ...entry, name: fullName, skater };
  const partner = partnerChangeOf(entry, change, facts)?.partner ?? null;
  return { ...entry, name: coupleName(skater, partner), skater, partner };
}

/** What becomes of a couple's partner, and who has to be told; null for who enters without one. */
export function partnerChangeOf(
  before: StoredEntry,
  change: EntryChange,
  { competition, now }: Pick<EntryUpdateFacts, 'competition' | 'now'>,
): PartnerChange | null {
  if (before.kind !== 'dance' || change.kind !== 'dance' || !change.partner) return null;
  return applyPartner(before.partner, change.partner, false, competition, now);
}
