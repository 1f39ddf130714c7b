import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { GENDERS } from '../../../../../shared/domain/people/skaters/gender.ts';
import { FormBirthdate } from '../../../../forms/FormBirthdate.tsx';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ageAtStart } from '../form/individualEntry.ts';
import { Text } from '../../../../ui/Text.tsx';

interface PersonFieldsProps {
  /** Where the fields stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  readonly startDate: string;
}

/** Name, gender, and birthdate with the age. */
export function PersonFields({ within, startDate }: PersonFieldsProps) {
  const { t } = useTranslation('entries');
  const birthdate = useWatch({ name: `${within}birthdate` }) as string;
  const age = ageAtStart(birthdate, startDate);
  return (
    <>
      <FormRow>
        <FormTextField<FieldValues> name={`${within}fullName`} label={t('fullName')} autoComplete="off" />
        <FormSelect<FieldValues>
          name={`${within}gender`}
          label={t('gender')}
          options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        />
      </FormRow>
      <div>
        <FormBirthdate<FieldValues> name={`${within}birthdate`} label={t('birthdate')} />
        <Text as="output" soft size="sm" weight="medium" aria-live="polite">
          {age === null ? '' : t('age', { count: age, day: formatDay(startDate) })}
        </Text>
      </div>
    </>
  );
}
