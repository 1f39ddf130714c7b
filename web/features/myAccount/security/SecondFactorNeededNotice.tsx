import { useTranslation } from 'react-i18next';
import styles from './Security.module.css';

/** Says to whom everything else is still closed what opens it. */
export function SecondFactorNeededNotice() {
  const { t } = useTranslation('security');
  return (
    <div role="status" className={styles.notice}>
      <strong>{t('needed.title')}</strong>
      <p className={styles.soft}>{t('needed.text')}</p>
    </div>
  );
}
