import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/Waiting.tsx';
import styles from './PageSkeleton.module.css';

export function PageSkeleton() {
  const { t } = useTranslation('competitionPage');
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="420px" />
      <div className={styles.columns}>
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    </div>
  );
}

export function FormSkeleton() {
  const { t } = useTranslation('competitionPage');
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="200px" />
      <Skeleton height="320px" />
    </div>
  );
}
