import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './Logo.module.css';

/** The name after the trace of one edge. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
        <path d="M3 22C3 11 9 4 17 4c5 0 8 3.2 8 7s-2.7 6.4-6 6.4-5.4-2-5.4-4.6 2-4.2 4.2-4.2" />
        <path d="M7 24c0-5 1.8-9 4.6-11.6" />
      </svg>
      {t('product')}
    </span>
  );
}
