import type { ReactNode } from 'react';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { FormContext } from '../formats/copyForm.ts';
import { formatAmount, formatInstant } from '../../../../i18n/formats.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './FormFacts.module.css';
import { FormatFacts } from './FormatFacts.tsx';

interface FormFactsProps {
  readonly form: Form;
  readonly about: FormContext;
  /** Places left by event id; null without a limit. */
  readonly left: ReadonlyMap<string, number | null>;
}

/** A form, read-only: prices, late fees, questions, and formats with events. */
export function FormFacts({ form, about, left }: FormFactsProps) {
  const { t } = useTranslation('formBuilder');
  const { currency, timeZone } = about;
  const { teamPrice, familyCap = null, lateFees, questions } = form;
  return (
    <>
      <Card as="section" gap={3}>
        <Text as="h2" size="xl">
          {t('prices')}
        </Text>
        <Stack as="dl" minContent size="sm">
          {(['firstEventPrice', 'secondEventPrice', 'additionalEventPrice'] as const).map((price) => (
            <Fact key={price} term={t(price)}>
              {formatAmount(form[price], currency)}
            </Fact>
          ))}
          <Fact term={t('teamAmount')}>
            {teamPrice
              ? t(`read.teamPer.${teamPrice.per}`, { amount: formatAmount(teamPrice.amount, currency) })
              : t('read.none')}
          </Fact>
          <Fact term={t('familyCap')}>
            {familyCap === null ? t('read.none') : formatAmount(familyCap, currency)}
          </Fact>
          <Fact term={t('lateFees.title')}>
            {lateFees.length === 0 ? t('read.none') : null}
            {lateFees.map(({ from, kind, value }) => (
              <p key={from}>
                {kind === 'percent'
                  ? t('read.lateFeePercent', { percent: value, when: formatInstant(from, timeZone) })
                  : t('read.lateFeeAmount', {
                      amount: formatAmount(value, currency),
                      when: formatInstant(from, timeZone),
                    })}
              </p>
            ))}
          </Fact>
          <Fact term={t('questions.title')}>
            {questions.length === 0 ? t('read.none') : null}
            {questions.map(({ id, question, required, options }) => (
              <p key={id}>
                {question}
                <span className={styles.detail}>
                  {[required ? t('read.required') : '', options.join(', ')].filter(Boolean).join(' · ')}
                </span>
              </p>
            ))}
          </Fact>
        </Stack>
      </Card>
      <Card as="section" gap={3}>
        <Text as="h2" size="xl">
          {t('read.events')}
        </Text>
        {form.formats.map((format) => (
          <FormatFacts key={format.id} format={format} left={left} currency={currency} />
        ))}
      </Card>
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <Stack gap={1} columnGap={4} className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </Stack>
  );
}
