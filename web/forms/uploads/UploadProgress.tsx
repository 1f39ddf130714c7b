import { useTranslation } from 'react-i18next';
import { formatLocale } from '../../i18n/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressTrack } from '../../ui/ProgressTrack.tsx';
import styles from './Uploads.module.css';

interface UploadProgressProps {
  readonly name: string;
  /** 0 to 1 during the upload; null while it is prepared. */
  readonly share: number | null;
  readonly onCancel: () => void;
}

/** An upload's progress, with cancel. */
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
