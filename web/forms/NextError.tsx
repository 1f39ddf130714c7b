import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import styles from './Form.module.css';
import { listErrors } from './listErrors.ts';
import './formMessages.ts';

/** In the bar of a long form: the errors left, and one tap to the first, then to the next. */
export function NextError() {
  const { t } = useTranslation('form');
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [visited, setVisited] = useState('');
  const listed = submitCount > 0 ? listErrors(errors) : [];
  const next = listed[listed.findIndex(({ name }) => name === visited) + 1] ?? listed[0];
  if (!next) return null;
  return (
    <button
      type="button"
      className={styles.next}
      onClick={() => {
        setVisited(next.name);
        setFocus(next.name);
      }}
    >
      <Icon name="alert" small />
      <strong>{t('toFix', { count: listed.length })}</strong>
      <span className={styles.message}>{next.message}</span>
    </button>
  );
}
