import type { FormContext } from './formats/copyForm.ts';
import { FormatsField, type TakenPlacesByEvent } from './formats/FormatsField.tsx';
import { LateFeeFields } from './LateFeeFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';

interface FormBuilderFieldsProps {
  readonly about: FormContext;
  /** Entries by event, where there are any. */
  readonly taken?: TakenPlacesByEvent | undefined;
}

/** Everything that a form says; within a form whose values hold EntryFormValues. */
export function FormBuilderFields({ about, taken }: FormBuilderFieldsProps) {
  return (
    <>
      <FormatsField about={about} taken={taken} />
      <PriceFields currency={about.currency} />
      <LateFeeFields about={about} />
      <QuestionFields />
    </>
  );
}
