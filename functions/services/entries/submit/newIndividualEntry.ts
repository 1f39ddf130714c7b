import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { enteredEvents } from '../../../../shared/domain/entries/enteredEvents.ts';
import { individualFee } from '../../../../shared/domain/fees/individualFee.ts';
import { stepsOfNewEntry } from '../../../../shared/domain/fees/priceSteps.ts';
import { newEntry } from './newEntry.ts';
import type { IndividualEntry } from '../../../store/entries/storedEntry.ts';
import type { NewEntryFacts } from './submitEntry.ts';

/** An entry that the rules have passed. */
export function newIndividualEntry(
  body: ParsedRequest<'submitIndividualEntry'>['body'],
  facts: NewEntryFacts,
): IndividualEntry {
  const { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel, country, answers } = body;
  const events = enteredEvents(facts.form, 'individual', body.event) ?? [];
  const steps = facts.free ? stepsOfNewEntry(events.length, facts.free) : null;
  const fee = individualFee({ ...facts.form, steps }, events.length, facts.now);
  return {
    ...newEntry('individual', { name: fullName, country, events, fee, answers, steps }, facts),
    skater: { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel },
  };
}
