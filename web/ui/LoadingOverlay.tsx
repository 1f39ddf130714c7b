import { useTranslation } from '../i18n/useTranslation.ts';
import { useIsLoading, useIsRetrying } from './loading.ts';
import styles from './LoadingOverlay.module.css';

/**
 * Covers the page during a call other than GET (specification, sections 2 and 4): shown at once, faded out in
 * 150 ms. It is drawn over the page, not around it, so that screen readers are not interrupted.
 */
export function LoadingOverlay() {
  const { t } = useTranslation('ui');
  const loading = useIsLoading();
  const retrying = useIsRetrying();
  return (
    <div className={styles.overlay} data-up={loading || undefined} data-testid="loading-overlay">
      <svg className={styles.edge} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="19" />
        <path d="M24 5a19 19 0 0 1 19 19" />
      </svg>
      <span className={styles.text} role="status">
        {loading ? t(retrying ? 'retrying' : 'loading') : ''}
      </span>
    </div>
  );
}
