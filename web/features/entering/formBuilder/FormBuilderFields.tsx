import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldSection } from '../../../forms/FoldSection.tsx';
import { Folds } from '../../../ui/Fold.tsx';
import type { FormContext } from './formats/copyForm.ts';
import { FormatsField, type TakenPlacesByEvent } from './formats/FormatsField.tsx';
import type { FormBuilderValues } from './formBuilderValues.ts';
import { LateFeeFields } from './LateFeeFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { useFormSummaries } from './useFormSummaries.ts';

interface FormBuilderFieldsProps {
  readonly about: FormContext;
  readonly taken?: TakenPlacesByEvent | undefined;
  /** In a competition's setup, formats and prices are always shown. */
  readonly isSetup?: boolean;
}

const PRICES = [
  ...(['firstEventPrice', 'secondEventPrice', 'additionalEventPrice'] as const),
  ...(['teamAmount', 'teamPer', 'familyCap', 'coupleLadder'] as const),
];

/** All fields of a form, a line each part; what is still missing starts open. Needs a form context with EntryFormValues. */
export function FormBuilderFields({ about, taken, isSetup = false }: FormBuilderFieldsProps) {
  const { t } = useTranslation('formBuilder');
  const { getValues } = useFormContext<FormBuilderValues>();
  const summaries = useFormSummaries(about);
  const [isNew] = useState(() => isSetup || getValues('formats').length === 0);
  return (
    <Folds>
      <FoldSection title={t('formats')} summary={summaries.formats} names={['formats']} startsOpen={isNew}>
        <FormatsField about={about} taken={taken} />
      </FoldSection>
      <FoldSection title={t('prices')} summary={summaries.prices} names={PRICES} startsOpen={isNew}>
        <PriceFields currency={about.currency} />
      </FoldSection>
      <FoldSection title={t('lateFees.title')} summary={summaries.lateFees} names={['lateFees']}>
        <LateFeeFields about={about} />
      </FoldSection>
      <FoldSection title={t('questions.title')} summary={summaries.questions} names={['questions']}>
        <QuestionFields />
      </FoldSection>
    </Folds>
  );
}
