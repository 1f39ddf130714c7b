import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { LATE_FEE_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { AddRow, FieldRows } from '../../../forms/FieldRows.tsx';
import { FormDateTime } from '../../../forms/FormDateTime.tsx';
import { FormMoney } from '../../../forms/FormMoney.tsx';
import { FormNumber } from '../../../forms/FormNumber.tsx';
import { cityOfZone } from '../../../forms/timeZones.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Select } from '../../../ui/Select.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { FormContext } from './formats/copyForm.ts';
import type { FormBuilderValues } from './formBuilderValues.ts';
import styles from './formats/ListFields.module.css';

/** The contract's maximum. */
const MAX_ROWS = 5;

/** Late fees with their start, in the venue's time. */
export function LateFeeFields({ about }: { readonly about: FormContext }) {
  const { t } = useTranslation('formBuilder');
  const { fields, append, remove } = useFieldArray<FormBuilderValues, 'lateFees', 'rowKey'>({
    name: 'lateFees',
    keyName: 'rowKey',
  });
  return (
    <>
      {fields.length > 0 ? (
        <Text soft size="sm">
          {t('venueClock', { zone: cityOfZone(about.timeZone) })}
        </Text>
      ) : null}
      <FieldRows
        label={t('lateFees.title')}
        keys={fields.map(({ rowKey }) => rowKey)}
        rowClass={styles.fee}
        removeLabel={(number) => t('lateFees.remove', { number })}
        onRemove={remove}
      >
        {(index) => <LateFee index={index} about={about} />}
      </FieldRows>
      <AddRow
        label={t('lateFees.add')}
        fullReason={fields.length >= MAX_ROWS ? t('lateFees.most', { count: MAX_ROWS }) : undefined}
        onAdd={() => append({ from: '', kind: 'percent', value: null })}
      />
    </>
  );
}

function LateFee({ index, about }: { readonly index: number; readonly about: FormContext }) {
  const { t } = useTranslation('formBuilder');
  const { setValue } = useFormContext<FormBuilderValues>();
  const kind = useWatch<FormBuilderValues, `lateFees.${number}.kind`>({ name: `lateFees.${index}.kind` });
  return (
    <Stack gap={3} columnGap={4} className={styles.feeFields}>
      <FormDateTime<FormBuilderValues>
        name={`lateFees.${index}.from`}
        label={t('lateFees.from')}
        timeZone={about.timeZone}
        usualTime="00:00"
      />
      <Select
        label={t('lateFees.kind')}
        value={kind}
        options={LATE_FEE_KINDS.map((one) => ({ value: one, label: t(`lateFees.kinds.${one}`) }))}
        onChange={(next) => {
          const chosen = LATE_FEE_KINDS.find((one) => one === next);
          if (!chosen || chosen === kind) return;
          setValue(`lateFees.${index}.kind`, chosen, { shouldDirty: true });
          setValue(`lateFees.${index}.value`, null, { shouldDirty: true });
        }}
      />
      {kind === 'amount' ? (
        <FormMoney<FormBuilderValues>
          name={`lateFees.${index}.value`}
          label={t('lateFees.amount')}
          currency={about.currency}
        />
      ) : (
        <FormNumber<FormBuilderValues> name={`lateFees.${index}.value`} label={t('lateFees.percent')} />
      )}
    </Stack>
  );
}
