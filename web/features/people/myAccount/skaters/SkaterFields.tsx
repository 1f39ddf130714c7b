import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { GENDERS } from '../../../../../shared/domain/people/skaters/gender.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { NO_TEST_OPTION, TEST_LADDERS } from '../../skaterFields/index.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormBirthdate } from '../../../../forms/FormBirthdate.tsx';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { COUNTRY_OPTIONS } from '../../../../forms/countries.ts';
import { homeRinkOptions } from '../../rinks/index.ts';
import styles from '../MyAccount.module.css';
import type { SkaterValues } from './skaterValues.ts';
import { Stack } from '../../../../ui/Stack.tsx';

/** The fields of a skater, labelled as in the entry form. */
export function SkaterFields({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation(['entries', 'myAccount']);
  return (
    <>
      <FormTextField<SkaterValues> name="fullName" label={t('fullName')} autoComplete="off" />
      <FormSelect<SkaterValues>
        name="gender"
        label={t('gender')}
        options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
      />
      <FormBirthdate<SkaterValues> name="birthdate" label={t('birthdate')} />
      <FormComboBox<SkaterValues> name="country" label={t('country')} options={COUNTRY_OPTIONS} />
      <FormComboBox<SkaterValues>
        name="homeIsiRink"
        label={t('homeIsiRink')}
        hint={t('homeIsiRinkHint')}
        allowsCustom
        options={homeRinkOptions(rinks)}
      />
      <FormRow>
        <FormTextField<SkaterValues>
          name="isi"
          label={t('isi')}
          optional
          autoComplete="off"
          spellCheck={false}
        />
        <FormDate<SkaterValues> name="expDate" label={t('expDate')} optional />
      </FormRow>
      <fieldset>
        <legend className={styles.legend}>{t('myAccount:skaters.levels')}</legend>
        <Stack gap={4} className={styles.levels}>
          {TEST_LADDERS.map(({ ladder, levels }, index) => (
            <FormSelect<SkaterValues>
              key={ladder}
              name={`levels.${index}`}
              label={ladder}
              optional
              placeholder={t('noTest')}
              options={[NO_TEST_OPTION, ...levels].map((level) => ({
                value: level,
                label: level === NO_TEST_OPTION ? t('noTest') : level,
              }))}
            />
          ))}
        </Stack>
      </fieldset>
    </>
  );
}
