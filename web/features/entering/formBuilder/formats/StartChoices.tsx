import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StartChoices.module.css';
import { CATALOGUE } from './catalogue.ts';

const CHOICES = ['catalogue', 'copy', 'own'] as const;

interface StartChoicesProps {
  readonly onChoose: (choice: (typeof CHOICES)[number]) => void;
}

/** How to begin an empty form. */
export function StartChoices({ onChoose }: StartChoicesProps) {
  const { t } = useTranslation('formBuilder');
  const id = useId();
  return (
    <div className={styles.start}>
      <p id={id} className={styles.title}>
        {t('start.title')}
      </p>
      <ul role="list" className={styles.choices} aria-labelledby={id}>
        {CHOICES.map((choice) => (
          <li key={choice}>
            <button type="button" className={styles.choice} onClick={() => onChoose(choice)}>
              <strong>{t(`start.${choice}`)}</strong>
              <span>{t(`start.${choice}Text`, { count: CATALOGUE.length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
