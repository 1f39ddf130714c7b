import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import styles from './PageSkeleton.module.css';

export function PageSkeleton() {
  const { t } = useTranslation('competitionPage');
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="420px" />
      <Columns />
    </div>
  );
}

/** As high as a window, so that nothing below it is seen to move. */
export function SectionsSkeleton() {
  const { t } = useTranslation('competitionPage');
  return (
    <div className={styles.sections} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Columns />
    </div>
  );
}

const Columns = () => (
  <div className={styles.columns}>
    <Skeleton height="320px" />
    <Skeleton height="320px" />
  </div>
);
