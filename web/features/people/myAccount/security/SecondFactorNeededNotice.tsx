import { useTranslation } from 'react-i18next';
import styles from './Security.module.css';

/** Explains that the account must add a second factor before it can open other pages. */
export function SecondFactorNeededNotice() {
  const { t } = useTranslation('security');
  return (
    <div role="status" className={styles.notice}>
      <strong>{t('needed.title')}</strong>
      <p className={styles.soft}>{t('needed.text')}</p>
    </div>
  );
}
