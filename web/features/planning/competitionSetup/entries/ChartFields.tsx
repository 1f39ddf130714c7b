import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNumber } from '../../../../forms/FormNumber.tsx';
import { FormSelect } from '../../../../forms/FormSelect.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import styles from './EligibilityFields.module.css';

/** The competition's own level chart: Open Freestyle, and the lowest levels of USFS skaters. */
export function ChartFields() {
  const { t } = useTranslation('competitionSetup');
  const open = useWatch<CompetitionValues, 'eligibility.open'>({ name: 'eligibility.open' });
  const usfs = useWatch<CompetitionValues, 'eligibility.usfs'>({ name: 'eligibility.usfs' });
  const levels = open.map(({ level }) => ({ value: level, label: level }));
  return (
    <>
      <ul role="list" className={styles.rows} aria-label={t('eligibility.openLabel')}>
        {open.map(({ level }, index) => (
          <li key={level} className={styles.row}>
            <span className={styles.level}>{level}</span>
            <FormNumber<CompetitionValues>
              name={`eligibility.open.${index}.from`}
              label={t('eligibility.freestyleFrom')}
            />
            <FormNumber<CompetitionValues>
              name={`eligibility.open.${index}.to`}
              label={t('eligibility.freestyleTo')}
            />
          </li>
        ))}
      </ul>
      <ul role="list" className={styles.rows} aria-label={t('eligibility.usfsLabel')}>
        {usfs.map(({ level }, index) => (
          <li key={level} className={styles.row}>
            <span className={styles.level}>{t('eligibility.usfsLevel', { level })}</span>
            <FormNumber<CompetitionValues>
              name={`eligibility.usfs.${index}.freestyle`}
              label={t('eligibility.freestyleFrom')}
            />
            <FormSelect<CompetitionValues>
              name={`eligibility.usfs.${index}.open`}
              label={t('eligibility.openFrom')}
              options={levels}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
