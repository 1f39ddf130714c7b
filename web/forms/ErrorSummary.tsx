import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Form.module.css';
import { listErrors } from './listErrors.ts';
import './formMessages.ts';

interface ErrorSummaryProps {
  readonly refusal: string | null;
  /** As of the form. */
  readonly isSaving: boolean;
}

/** The errors of a submit, each a link to its field, which shows the error too. */
export function ErrorSummary({ refusal, isSaving }: ErrorSummaryProps) {
  const { t } = useTranslation('form');
  const { setFocus } = useFormContext();
  const { errors, submitCount, defaultValues = {} } = useFormState();
  // A form of one field says it there, and once.
  const isListed = submitCount > 0 && Object.keys(defaultValues).length > 1;
  const found = listErrors(errors);
  const listed = isListed ? found : [];
  const refused = useRef<HTMLDivElement>(null);
  // The submit button is at the end of a long form, and an error without a field scrolls nothing into view.
  useEffect(() => {
    if (refusal) refused.current?.focus();
  }, [refusal]);
  return (
    <div role="alert" className={styles.alert}>
      {refusal && (submitCount === 0 || found.length === 0) ? (
        <div ref={refused} tabIndex={-1} className={styles.summary}>
          <Icon name="alert" />
          <div>
            {isSaving ? (
              <>
                <strong>{t('refused')}</strong>
                <p>{t('refusedText', { reason: refusal })}</p>
              </>
            ) : (
              <strong>{refusal}</strong>
            )}
          </div>
        </div>
      ) : null}
      {listed.length > 0 ? (
        <div className={styles.summary}>
          <Icon name="alert" />
          <div>
            <strong>{t('summary', { count: listed.length })}</strong>
            <ul role="list" className={styles.errors}>
              {listed.map(({ name, message }) => (
                <li key={name}>
                  <button type="button" className={styles.jump} onClick={() => setFocus(name)}>
                    {message}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : null}
    </div>
  );
}
