import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CERTIFICATES } from '../../../../shared/contract/core/planningWords.ts';
import { FormRow } from '../../../forms/Form.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type CoachRecordValues, NO_CERTIFICATE } from './coachValues.ts';
import styles from './Rows.module.css';

export function CoachCertificates() {
  const { t } = useTranslation('coaches');
  const { fields, append, remove } = useFieldArray<CoachRecordValues, 'certificates'>({
    name: 'certificates',
  });
  const options = CERTIFICATES.map((value) => ({ value, label: t(`certificates.${value}`) }));
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.row}>
          <FormSelect<CoachRecordValues>
            name={`certificates.${index}.certificate`}
            label={t('fields.certificate')}
            options={options}
          />
          <FormRow>
            <FormDate<CoachRecordValues> name={`certificates.${index}.date`} label={t('fields.date')} />
            <FormDate<CoachRecordValues>
              name={`certificates.${index}.expiry`}
              label={t('fields.expiry')}
              optional
            />
          </FormRow>
          <Button dense onClick={() => remove(index)}>
            {t('removeCertificate')}
          </Button>
        </div>
      ))}
      {fields.length < CERTIFICATES.length ? (
        <div>
          <Button onClick={() => append(NO_CERTIFICATE)}>{t('addCertificate')}</Button>
        </div>
      ) : null}
    </div>
  );
}
