import type { FormAbout } from './formats/copiedForm.ts';
import { FormatsField, type TakenPlaces } from './formats/FormatsField.tsx';
import { LateFeeFields } from './LateFeeFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';

interface EntryFormFieldsProps {
  readonly about: FormAbout;
  /** Entries by event, where there are any. */
  readonly taken?: TakenPlaces | undefined;
}

/** Everything that a form says; within a form whose values hold EntryFormValues. */
export function EntryFormFields({ about, taken }: EntryFormFieldsProps) {
  return (
    <>
      <FormatsField about={about} taken={taken} />
      <PriceFields currency={about.currency} />
      <LateFeeFields about={about} />
      <QuestionFields />
    </>
  );
}
