import { useTranslation } from 'react-i18next';
import { GENDERS } from '../../../../../shared/domain/people/skaters/gender.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { FormTypedDay } from './FormTypedDay.tsx';
import type { TeamEntryValues } from './teamEntry.ts';

/** The optional fields of a team's skater. */
export function MemberDetails({ index }: { readonly index: number }) {
  const { t } = useTranslation('entries');
  return (
    <FormRow>
      <FormSelect<TeamEntryValues>
        name={`skaters.${index}.gender`}
        label={t('gender')}
        optional
        options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
      />
      <FormTextField<TeamEntryValues>
        name={`skaters.${index}.isi`}
        label={t('isi')}
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <FormTypedDay name={`skaters.${index}.expDate`} label={t('expDate')} optional />
      <FormTextField<TeamEntryValues>
        name={`skaters.${index}.highestIsiTestLevel`}
        label={t('highestIsiTestLevel')}
        optional
        autoComplete="off"
        maxLength={80}
      />
    </FormRow>
  );
}
