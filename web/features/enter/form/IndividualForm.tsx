import { call } from '../../../api/client.ts';
import { answerErrors } from './answers.ts';
import type { EntryFormProps } from './EntryOf.tsx';
import { EMPTY_ENTRY, entryBody, forNextSkater, SHOWN_AT, valuesOfEntry } from './individualEntry.ts';
import { SkaterEntryForm } from './SkaterEntryForm.tsx';

/** A skater's entry. */
export function IndividualForm(props: EntryFormProps) {
  return (
    <SkaterEntryForm
      {...props}
      kind="individual"
      empty={EMPTY_ENTRY}
      valuesOf={valuesOfEntry}
      toBody={entryBody}
      shownAt={SHOWN_AT}
      also={({ answers }, _competition, { questions }) => answerErrors(questions, 'individual', answers)}
      send={(sent) => call('submitIndividualEntry', sent)}
      next={forNextSkater}
    />
  );
}
