import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { enteredEvents } from '../../../../shared/domain/entries/enteredEvents.ts';
import { individualFee } from '../../../../shared/domain/fees/individualFee.ts';
import { stepsOfNew } from '../../../../shared/domain/fees/ladder.ts';
import { newEntry } from './newEntry.ts';
import type { IndividualEntry } from '../../../store/entries/storedEntry.ts';
import type { EntryMade } from './submitting.ts';

/** An entry that the rules have passed. */
export function newIndividualEntry(
  body: ParsedRequest<'submitIndividualEntry'>['body'],
  made: EntryMade,
): IndividualEntry {
  const { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel, country, answers } = body;
  const events = enteredEvents(made.form, 'individual', body.event) ?? [];
  const steps = made.free ? stepsOfNew(events.length, made.free) : null;
  const fee = individualFee({ ...made.form, steps }, events.length, made.now);
  return {
    ...newEntry('individual', { name: fullName, country, events, fee, answers, steps }, made),
    skater: { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel },
  };
}
