import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { hasReturnPlace } from '../../../session/returnPlace.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './ReturningNotice.module.css';

/** Explains the log-in to a reader whose page needs one or whose session has ended. */
export function ReturningNotice() {
  const { t } = useTranslation('landing');
  const [isReturning] = useState(hasReturnPlace);
  if (!isReturning) return null;
  return (
    <div className={styles.notice} role="status">
      <p>{t('returning.text')}</p>
      <LinkButton tone="primary" dense to={paths.login}>
        {t('returning.logIn')}
      </LinkButton>
    </div>
  );
}
