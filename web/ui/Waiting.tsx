import { useTranslation } from '../i18n/useTranslation.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './Waiting.module.css';

/** A spinner, for waits of unknown length. */
export function Spinner({ label }: { readonly label?: string }) {
  const { t } = useTranslation('ui');
  return (
    <span className={styles.spinner} role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      <VisuallyHidden>{label ?? t('waiting')}</VisuallyHidden>
    </span>
  );
}

interface SkeletonProps {
  /** Any CSS length. */
  readonly width?: string;
  readonly height?: string;
}

/** A placeholder for loading content. The list around it announces the loading. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
