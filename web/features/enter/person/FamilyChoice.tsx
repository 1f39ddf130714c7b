import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../shared/contract/accounts/account.ts';
import { nameOrder } from '../../../../shared/domain/skaters/nameOrder.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { Select } from '../../../ui/Select.tsx';

/** Stands for somebody who is not in the account yet. */
const ANOTHER = 'another';

interface FamilyChoiceProps {
  readonly label: string;
  readonly skaters: readonly FamilySkater[];
  /** Where the fields of the skater stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  /** What the fields hold for a skater of the family; for null, for nobody. */
  readonly valuesOf: (skater: FamilySkater | null) => Readonly<Record<string, string>>;
}

/** Fills the form with one of the family's skaters, so that nobody types what is known. */
export function FamilyChoice({ label, skaters, within, valuesOf }: FamilyChoiceProps) {
  const { t } = useTranslation('entries');
  const { setValue, clearErrors } = useFormContext<FieldValues>();
  const fullName = useWatch<FieldValues>({ name: `${within}fullName` }) as string;
  const chosen = skaters.find((skater) => nameOrder(skater.fullName) === nameOrder(fullName));
  const fill = (id: string) => {
    const values = Object.entries(valuesOf(skaters.find((one) => one.id === id) ?? null));
    for (const [name, value] of values) setValue(`${within}${name}`, value, { shouldDirty: true });
    clearErrors(values.map(([name]) => `${within}${name}`));
  };
  return (
    <Select
      label={label}
      hint={t('family.hint')}
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
