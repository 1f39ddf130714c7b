import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../shared/contract/account.ts';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { GENDERS } from '../../../shared/domain/skaters/gender.ts';
import { FormBirthdate } from '../../form/FormBirthdate.tsx';
import { FormComboBox } from '../../form/FormComboBox.tsx';
import { FormRow, FormSection } from '../../form/Form.tsx';
import { FormSelect } from '../../form/FormSelect.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { formatDay } from '../../i18n/formats.ts';
import { COUNTRY_OPTIONS } from '../../places/countries.ts';
import { homeRinkOptions } from '../../places/rinks.ts';
import { FamilyChoice } from './FamilyChoice.tsx';
import { ageAtStart } from './individualEntry.ts';
import type { IndividualEntryValues } from './individualEntry.ts';
import styles from './IndividualForm.module.css';

interface SkaterSectionProps {
  readonly startDate: string;
  readonly rinks: readonly Rink[];
  /** The skaters that the account knows. */
  readonly family: readonly FamilySkater[];
}

/** Who skates: name, gender, birthdate with the age it makes, country and home rink. */
export function SkaterSection({ startDate, rinks, family }: SkaterSectionProps) {
  const { t } = useTranslation('entries');
  const birthdate = useWatch<IndividualEntryValues, 'birthdate'>({ name: 'birthdate' });
  const age = ageAtStart(birthdate, startDate);
  return (
    <FormSection title={t('sections.skater')}>
      {family.length > 0 ? <FamilyChoice skaters={family} /> : null}
      <FormRow>
        <FormTextField<IndividualEntryValues>
          name="fullName"
          label={t('fullName')}
          hint={t('fullNameHint')}
          autoComplete="off"
        />
        <FormSelect<IndividualEntryValues>
          name="gender"
          label={t('gender')}
          options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        />
      </FormRow>
      <div>
        <FormBirthdate<IndividualEntryValues> name="birthdate" label={t('birthdate')} />
        <output className={styles['age']} aria-live="polite">
          {age === null ? '' : t('age', { count: age, day: formatDay(startDate) })}
        </output>
      </div>
      <FormRow>
        <FormComboBox<IndividualEntryValues> name="country" label={t('country')} options={COUNTRY_OPTIONS} />
        <FormComboBox<IndividualEntryValues>
          name="homeIsiRink"
          label={t('homeIsiRink')}
          hint={t('homeIsiRinkHint')}
          allowsCustom
          options={homeRinkOptions(rinks)}
        />
      </FormRow>
    </FormSection>
  );
}
