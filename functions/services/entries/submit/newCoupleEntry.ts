import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { enteredEvents } from '../../../../shared/domain/entries/enteredEvents.ts';
import { individualFee } from '../../../../shared/domain/fees/individualFee.ts';
import { stepsOfNewEntry } from '../../../../shared/domain/fees/priceSteps.ts';
import { newEntry } from './newEntry.ts';
import { coupleName, newPartner } from '../partners/applyPartner.ts';
import type { DanceEntry } from '../../../store/entries/storedEntry.ts';
import type { NewEntryFacts } from './submitEntry.ts';

/** A couple's entry that the rules have passed; it is priced by its events, as one skater's is. */
export function newCoupleEntry(
  body: ParsedRequest<'submitDanceEntry'>['body'],
  facts: NewEntryFacts,
): DanceEntry {
  const { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel } = body;
  const { country, answers, partner } = body;
  const events = enteredEvents(facts.form, 'dance', body.event) ?? [];
  const steps = facts.free ? stepsOfNewEntry(events.length, facts.free) : null;
  const fee = individualFee({ ...facts.form, steps }, events.length, facts.now);
  const name = coupleName(body, partner);
  return {
    ...newEntry('dance', { name, country, events, fee, answers, steps }, facts),
    skater: { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel },
    partner: partner && newPartner(partner, facts.competition, facts.now),
  };
}
