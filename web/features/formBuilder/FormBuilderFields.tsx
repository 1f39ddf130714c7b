import type { FormContext } from './formats/copyForm.ts';
import { FormatsField, type TakenPlacesByEvent } from './formats/FormatsField.tsx';
import { LateFeeFields } from './LateFeeFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';

interface FormBuilderFieldsProps {
  readonly about: FormContext;
  readonly taken?: TakenPlacesByEvent | undefined;
}

/** All fields of a form; needs a form context with EntryFormValues. */
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
