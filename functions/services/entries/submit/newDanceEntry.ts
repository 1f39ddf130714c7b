import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { enteredEvents } from '../../../../shared/domain/entries/enteredEvents.ts';
import { individualFee } from '../../../../shared/domain/fees/individualFee.ts';
import { stepsOfNew } from '../../../../shared/domain/fees/ladder.ts';
import { newEntry } from './newEntry.ts';
import { coupleName, newPartner } from '../partners/newPartner.ts';
import type { DanceEntry } from '../../../store/entries/storedEntry.ts';
import type { EntryMade } from './submitting.ts';

/** A couple's entry that the rules have passed; it is priced by its events, as one skater's is. */
export function newDanceEntry(body: ParsedRequest<'submitDanceEntry'>['body'], made: EntryMade): DanceEntry {
  const { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel } = body;
  const { country, answers, partner } = body;
  const events = enteredEvents(made.form, 'dance', body.event) ?? [];
  const steps = made.free ? stepsOfNew(events.length, made.free) : null;
  const fee = individualFee({ ...made.form, steps }, events.length, made.now);
  const name = coupleName(body, partner);
  return {
    ...newEntry('dance', { name, country, events, fee, answers, steps }, made),
    skater: { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel },
    partner: partner && newPartner(partner, made.competition, made.now),
  };
}
