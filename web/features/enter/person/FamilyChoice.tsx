import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import { nameOrder } from '../../../../shared/domain/skaters/nameOrder.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { Select } from '../../../ui/Select.tsx';

/** The option for a skater who is not in the account. */
const ANOTHER = 'another';

interface FamilyChoiceProps {
  readonly label: string;
  readonly skaters: readonly FamilySkater[];
  /** Where the fields of the skater stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  /** The values of the fields for a skater of the family, or for null the empty ones. */
  readonly valuesOf: (skater: FamilySkater | null) => Readonly<Record<string, string>>;
}

/** Fills the form with the data of one of the family's skaters. */
export function FamilyChoice({ label, skaters, within, valuesOf }: FamilyChoiceProps) {
  const { t } = useTranslation('entries');
  const { setValue, clearErrors } = useFormContext<FieldValues>();
  const fullName = useWatch({ name: `${within}fullName` }) as string;
  const chosen = skaters.find((skater) => nameOrder(skater.fullName) === nameOrder(fullName));
  const fill = (id: string) => {
    const values = Object.entries(valuesOf(skaters.find((one) => one.id === id) ?? null));
    for (const [name, value] of values) setValue(`${within}${name}`, value, { shouldDirty: true });
    clearErrors(values.map(([name]) => `${within}${name}`));
  };
  return (
    <Select
      label={label}
      optional
      placeholder={t('family.choose')}
      value={chosen?.id ?? null}
      onChange={fill}
      options={[
        ...skaters.map((skater) => ({
          value: skater.id,
          label: skater.fullName,
          detail: formatDay(skater.birthdate),
        })),
        { value: ANOTHER, label: t('family.another') },
      ]}
    />
  );
}
