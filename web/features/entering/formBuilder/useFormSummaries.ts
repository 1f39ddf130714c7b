import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import type { FormContext } from './formats/copyForm.ts';
import { eventCount } from './formats/formatsDraft.ts';
import type { FormBuilderValues } from './formBuilderValues.ts';

/** What the typed parts of a form hold, in one line each. */
export function useFormSummaries({ currency, timeZone }: FormContext) {
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
