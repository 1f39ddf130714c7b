import { useFieldArray } from 'react-hook-form';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { TEST_LADDERS } from '../../skaterFields/index.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormComboBox } from '../../../../forms/FormComboBox.tsx';
import { FormDate } from '../../../../forms/FormDate.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { type MemberValues, NO_TEST_YET } from '../memberValues.ts';
import styles from './Rows.module.css';

const LEVELS = TEST_LADDERS.flatMap(({ ladder, levels }) =>
  levels.map((level) => ({ value: level, label: level, detail: ladder })),
);

/** The member's tests. A level of the catalogue implies its discipline. */
export function TestRows() {
  const { t } = useTranslation('members');
  const { fields, append, remove } = useFieldArray<MemberValues, 'tests'>({ name: 'tests' });
  return (
    <Stack gap={4} minContent>
      {fields.map(({ id }, index) => (
        <Stack key={id} gap={2} align="start" minContent className={styles.row}>
          <FormRow>
            <FormComboBox<MemberValues>
              name={`tests.${index}.level`}
              label={t('members.fields.level')}
              options={LEVELS}
            />
            <FormDate<MemberValues> name={`tests.${index}.date`} label={t('members.fields.date')} />
          </FormRow>
          <Button dense onClick={() => remove(index)}>
            {t('members.removeTest')}
          </Button>
        </Stack>
      ))}
      <div>
        <Button onClick={() => append(NO_TEST_YET)}>{t('members.addTest')}</Button>
      </div>
    </Stack>
  );
}
