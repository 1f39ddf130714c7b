import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import field from '../../../../ui/Field.module.css';
import { Field } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import styles from './EventList.module.css';

/** Adds an event by its name; Enter adds it and clears the field for the next. */
export function AddEvent({ onAdd }: { readonly onAdd: (level: string) => void }) {
  const { t } = useTranslation('formBuilder');
  const [level, setLevel] = useState('');
  const add = () => {
    if (level.trim() === '') return;
    onAdd(level.trim());
    setLevel('');
  };
  return (
    <div className={styles.add}>
      <Field label={t('newEvent')}>
        {(control) => (
          <input
            {...control}
            className={field.control}
            maxLength={80}
            autoComplete="off"
            placeholder={t('newEventExample')}
            value={level}
            onChange={(event) => setLevel(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </Field>
      <Button icon={<Icon name="plus" small />} onClick={add}>
        {t('addEvent')}
      </Button>
    </div>
  );
}
