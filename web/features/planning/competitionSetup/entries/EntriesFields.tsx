import { useWatch } from 'react-hook-form';
import { CURRENCIES } from '../../../../../shared/domain/core/money/currencies.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { FormDateTime } from '../../../../forms/FormDateTime.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { cityOfZone } from '../../../../forms/timeZones.ts';
import { formatLocale } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { Option } from '../../../../ui/Select.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import styles from './EntriesFields.module.css';

/** Registration times, currency and limits. */
export function EntriesFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const timeZone = useWatch<CompetitionValues, 'timeZone'>({ name: 'timeZone' });
  return (
    <>
      <Text soft size="sm" className={styles.clock}>
        {t('venueClock', { zone: cityOfZone(timeZone || 'UTC') })}
      </Text>
      <FormRow>
        <FormDateTime<CompetitionValues>
          name="openFrom"
          label={t('competitionFields:openFrom')}
          hint={t('hints.openFrom')}
          usualTime="09:00"
          optional
        />
        <FormDateTime<CompetitionValues>
          name="openUntil"
          label={t('competitionFields:openUntil')}
          usualTime="23:59"
        />
        <FormDateTime<CompetitionValues>
          name="correctionsUntil"
          label={t('competitionFields:correctionsUntil')}
          hint={t('hints.correctionsUntil')}
          usualTime="23:59"
          optional
        />
      </FormRow>
      <FormRow>
        <FormComboBox<CompetitionValues>
          name="currency"
          label={t('competitionFields:currency')}
          hint={t('hints.currency')}
          options={currencyOptions()}
        />
        <FormTextField<CompetitionValues>
          name="capacity"
          label={t('competitionFields:capacity')}
          hint={t('hints.capacity')}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
        <FormTextField<CompetitionValues>
          name="iceMinutes"
          label={t('competitionFields:iceMinutes')}
          hint={t('hints.iceMinutes')}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      </FormRow>
    </>
  );
}

/** Currencies that are found by code and by name: "HKD", "Hong Kong Dollar". */
function currencyOptions(): Option[] {
  const names = new Intl.DisplayNames(formatLocale(), { type: 'currency' });
  return CURRENCIES.map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
