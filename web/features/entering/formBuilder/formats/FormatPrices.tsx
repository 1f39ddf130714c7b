import { useState } from 'react';
import { FormRow } from '../../../../forms/Form.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { MoneyField } from '../../../../ui/MoneyField.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { FormatProblems } from './draftProblems.ts';
import type { ChangeFormat } from './FormatDetail.tsx';
import styles from './FormatPrices.module.css';
import { withEvent } from './formatEdits.ts';
import type { FormatDraft } from './formatsDraft.ts';

interface FormatPricesProps {
  readonly format: FormatDraft;
  /** ISO 4217. */
  readonly currency: string;
  readonly problems: FormatProblems | undefined;
  readonly onChange: ChangeFormat;
}

/** Prices outside the price steps: one for the whole format, or for single events. */
export function FormatPrices({ format, currency, problems, onChange }: FormatPricesProps) {
  const { t } = useTranslation('formBuilder');
  const { events, entry } = format;
  const hasOwn = events.some(({ price }) => price !== null && price !== undefined);
  const [isOpen, setIsOpen] = useState(hasOwn);
  return (
    <Stack gap={3} minContent>
      <Text as="h4" size="lg">
        {t('ownPrice.title')}
      </Text>
      <MoneyField
        label={t('ownPrice.format')}
        hint={t(entry === 'team' ? 'ownPrice.teamHint' : 'ownPrice.hint')}
        optional
        currency={currency}
        value={format.price ?? null}
        error={problems?.format.price}
        onChange={(price) => onChange((before) => ({ ...before, price }))}
      />
      {events.length > 0 ? (
        <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className={styles.summary}>{t('ownPrice.events')}</summary>
          {isOpen ? (
            <FormRow>
              {events.map(({ id, level, price = null }) => (
                <MoneyField
                  key={id}
                  label={level || t('nameless')}
                  optional
                  currency={currency}
                  value={price}
                  error={problems?.events.get(id)?.price}
                  onChange={(next) => onChange((before) => withEvent(before, id, { price: next }))}
                />
              ))}
            </FormRow>
          ) : null}
        </details>
      ) : null}
    </Stack>
  );
}
