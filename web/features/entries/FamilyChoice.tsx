import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../shared/contract/account.ts';
import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';
import { formatDay } from '../../i18n/formats.ts';
import { Select } from '../../ui/Select.tsx';
import { entryOfSkater } from './familySkater.ts';
import { EMPTY_ENTRY, type IndividualEntryValues } from './individualEntry.ts';

/** Stands for somebody who is not in the account yet. */
const ANOTHER = 'another';

/** Fills the form with one of the family's skaters, so that nobody types what is known. */
export function FamilyChoice({ skaters }: { readonly skaters: readonly FamilySkater[] }) {
  const { t } = useTranslation('entries');
  const { setValue, clearErrors } = useFormContext<IndividualEntryValues>();
  const fullName = useWatch<IndividualEntryValues, 'fullName'>({ name: 'fullName' });
  const chosen = skaters.find((skater) => nameOrder(skater.fullName) === nameOrder(fullName));
  const fill = (id: string) => {
    const skater = skaters.find((one) => one.id === id);
    const { event: _events, answers: _answers, ...empty } = EMPTY_ENTRY;
    const values = skater ? entryOfSkater(skater) : empty;
    for (const [name, value] of Object.entries(values)) {
      setValue(name as keyof typeof values, value, { shouldDirty: true });
    }
    clearErrors(Object.keys(values) as (keyof typeof values)[]);
  };
  return (
    <Select
      label={t('family.label')}
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
