import { call } from '../../../api/client.ts';
import { answerErrors } from './answers.ts';
import type { EntryFormProps } from './EntryFormLoader.tsx';
import {
  EMPTY_ENTRY,
  individualRequest,
  valuesForNextSkater,
  INDIVIDUAL_FIELD_ALIASES,
  individualValuesOf,
} from './individualEntry.ts';
import { SkaterEntryForm } from './SkaterEntryForm.tsx';

/** A skater's entry. */
export function IndividualForm(props: EntryFormProps) {
  return (
    <SkaterEntryForm
      {...props}
      kind="individual"
      empty={EMPTY_ENTRY}
      valuesOf={individualValuesOf}
      toRequest={individualRequest}
      fieldAliases={INDIVIDUAL_FIELD_ALIASES}
      extraValidation={({ answers }, _competition, { questions }) =>
        answerErrors(questions, 'individual', answers)
      }
      send={(sent) => call('submitIndividualEntry', sent)}
      next={valuesForNextSkater}
    />
  );
}
