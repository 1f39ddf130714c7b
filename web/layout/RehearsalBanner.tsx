import { useTranslation } from 'react-i18next';
import styles from './RehearsalBanner.module.css';

/** Above every screen of a rehearsal, whichever layout it has. */
export function RehearsalBanner() {
  const { t } = useTranslation('common');
  return (
    <aside className={styles.banner} aria-label={t('rehearsal.label')}>
      {t('rehearsal.text')}
    </aside>
  );
}
