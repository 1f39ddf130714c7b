import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FoldSection } from '../../../forms/FoldSection.tsx';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Folds } from '../../../ui/Fold.tsx';
import { LateFeeFields } from './LateFeeFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import type { FormBuilderValues } from './formBuilderValues.ts';
import { FormatsField, type TakenPlacesByEvent } from './formats/FormatsField.tsx';
import type { FormContext } from './formats/copyForm.ts';
import { eventCount } from './formats/formatsDraft.ts';

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

/** The typed parts of a form in one line each. */
function useFormSummaries({ currency, timeZone }: FormContext) {
  const { t } = useTranslation('formBuilder');
  const values = useWatch<FormBuilderValues>() as FormBuilderValues;
  const { formats, teamAmount, teamPer, familyCap, lateFees, questions } = values;
  const money = (amount: number | null) =>
    amount === null || Number.isNaN(amount) ? '–' : formatAmount(amount, currency, true);
  const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const count = eventCount(formats);
  return {
    formats: t('offered', { count, formats: t('formatCount', { count: formats.length }) }),
    prices: join([
      t('summary.prices', {
        first: money(values.firstEventPrice),
        second: money(values.secondEventPrice),
        additional: money(values.additionalEventPrice),
      }),
      teamAmount === null ? '' : t(`read.teamPer.${teamPer}`, { amount: money(teamAmount) }),
      familyCap === null ? '' : t('summary.familyCap', { amount: money(familyCap) }),
    ]),
    lateFees:
      join(
        lateFees.flatMap(({ from, kind, value }) => {
          if (from === '' || value === null || Number.isNaN(value)) return [];
          const when = formatInstant(from, timeZone);
          return kind === 'percent'
            ? t('read.lateFeePercent', { percent: value, when })
            : t('read.lateFeeAmount', { amount: money(value), when });
        }),
      ) || t('read.none'),
    questions: join(questions.map(({ question }) => question.trim())) || t('read.none'),
  };
}
