import { useTranslation } from 'react-i18next';
import { formatLocale } from '../../i18n/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressTrack } from '../../ui/ProgressTrack.tsx';
import styles from './Uploads.module.css';

interface UploadProgressProps {
  readonly name: string;
  /** 0 to 1 while it is sent; null while it is prepared. */
  readonly share: number | null;
  readonly onCancel: () => void;
}

/** How far a file is, and the way out. */
export function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('uploads');
  const phase = share === null ? 'preparing' : share < 1 ? 'sending' : 'checking';
  const label = t(phase, { name });
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div className={styles.progress}>
      <span className={styles.file}>{label}</span>
      <span className={styles.percent}>
        {new Intl.NumberFormat(formatLocale(), { style: 'percent' }).format(percent / 100)}
      </span>
      <ProgressTrack label={label} percent={percent} isMeasured={phase === 'sending'} glides />
      <Button dense onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
