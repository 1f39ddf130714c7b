import type { EntryChange } from '../../../../shared/contract/entries/entryChanges.ts';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { keptAnswers } from '../../../../shared/domain/entries/rules/answerProblems.ts';
import type { ChangeCost } from '../../../../shared/domain/entries/changes/changeCost.ts';
import { enteredEvents } from '../../../../shared/domain/entries/enteredEvents.ts';
import type { Pricing } from '../../../../shared/domain/fees/entryFee.ts';
import { ageOn } from '../../../../shared/domain/skaters/age.ts';
import type { StoredCompetition } from '../../../store/competitions/repository.ts';
import type { HomeRink } from '../save/homeRink.ts';
import { storedEvent } from '../submit/newEntry.ts';
import { changedPartner, type PartnerChange } from '../partners/changedPartner.ts';
import { coupleName } from '../partners/newPartner.ts';
import { storedRoster } from '../submit/storedRoster.ts';
import type { StoredEntry, StoredEvent } from '../../../store/entries/storedEntry.ts';

/** What a change is made of, once the rules have passed it. */
export interface ChangeMade {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly rink: HomeRink;
  readonly pricing: Pricing;
  readonly cost: ChangeCost;
  readonly now: Date;
}

/** An entry as a change wants it; that what is added has a place is still to be seen. */
export function changedEntry(before: StoredEntry, change: EntryChange, made: ChangeMade): StoredEntry {
  const { form, rink, pricing, cost } = made;
  const common = {
    ...rink,
    country: change.country,
    formVersion: form.version,
    pricing: { ...pricing, steps: cost.steps },
    retained: cost.retained,
    events: changedEvents(before, made),
    answers: keptAnswers(form.questions, change.kind, change.answers),
  };
  return withPersons({ ...before, ...common }, change, made);
}

/** An entry with nothing changed but names, and the numbers and addresses people are found by. */
export function respelledEntry(
  before: StoredEntry,
  change: EntryChange,
  made: Pick<ChangeMade, 'competition' | 'now'>,
): StoredEntry {
  return withPersons(before, change, made);
}

function changedEvents(before: StoredEntry, { form, pricing, cost }: ChangeMade): StoredEvent[] {
  return cost.events.map(({ id, late }) => {
    const kept = before.events.find((event) => event.id === id);
    if (kept) return kept;
    const [added] = enteredEvents(form, before.kind, [id]) ?? [];
    if (!added) throw new Error(`The rules have passed ${id}, which the form does not have`);
    const isOwn = JSON.stringify(late) === JSON.stringify(pricing.lateFee);
    return { ...storedEvent(added), ...(isOwn ? {} : { late }) };
  });
}

function withPersons(
  entry: StoredEntry,
  change: EntryChange,
  made: Pick<ChangeMade, 'competition' | 'now'>,
): StoredEntry {
  if (entry.kind === 'team' && change.kind === 'team') {
    const { nameOfTeam: name, coachName, coachEmail, coachProfessional } = change;
    const skaters = storedRoster(change.skaters, made.competition.startDate);
    return { ...entry, name, coachName, coachEmail, coachProfessional, skaters };
  }
  if (entry.kind === 'team' || change.kind === 'team') return entry;
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel } = change;
  const age = ageOn(birthdate, made.competition.startDate);
  const skater = { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel };
  if (entry.kind === 'individual') return { ...entry, name: fullName, skater };
  const partner = partnerChange(entry, change, made)?.partner ?? null;
  return { ...entry, name: coupleName(skater, partner), skater, partner };
}

/** What becomes of a couple's partner, and who has to be told; null for who enters without one. */
export function partnerChange(
  before: StoredEntry,
  change: EntryChange,
  { competition, now }: Pick<ChangeMade, 'competition' | 'now'>,
): PartnerChange | null {
  if (before.kind !== 'dance' || change.kind !== 'dance' || !change.partner) return null;
  return changedPartner(before.partner, change.partner, false, competition, now);
}
