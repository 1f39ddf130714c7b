import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import styles from './ListProgress.module.css';

/** Progress while a whole list is being fetched. */
export function ListProgress({ progress }: { readonly progress: number | null }) {
  const { t } = useTranslation('entryLists');
  return (
    <p className={styles.progress} role="status">
      {progress === null ? null : (
        <>
          <span className={styles.sign} aria-hidden="true" />
          {t('progress', { count: progress, formatted: formatNumber(progress) })}
        </>
      )}
    </p>
  );
}
