import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_COACH_RINKS } from '../../../../shared/contract/people/coaches/coaches.ts';
import type { Rink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { FormComboBox } from '../../../forms/FormComboBox.tsx';
import { Button } from '../../../ui/Button.tsx';
import { rinkOptions } from '../rinks/index.ts';
import type { CoachRecordValues } from './coachValues.ts';
import styles from './Rows.module.css';

/** The rinks at which the coach teaches, each chosen from the registered ones. */
export function CoachRinks({ rinks }: { readonly rinks: readonly Rink[] }) {
  const { t } = useTranslation('coaches');
  const { fields, append, remove } = useFieldArray<CoachRecordValues, 'rinkIds'>({ name: 'rinkIds' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id, rinkId }, index) => (
        <div key={id} className={styles.row}>
          <FormComboBox<CoachRecordValues>
            name={`rinkIds.${index}.rinkId`}
            label={t('fields.rink')}
            options={rinkOptions(rinks, rinkId)}
          />
          <Button dense onClick={() => remove(index)}>
            {t('removeRink')}
          </Button>
        </div>
      ))}
      {fields.length < MAX_COACH_RINKS ? (
        <div>
          <Button onClick={() => append({ rinkId: '' })}>{t('addRink')}</Button>
        </div>
      ) : null}
    </div>
  );
}
