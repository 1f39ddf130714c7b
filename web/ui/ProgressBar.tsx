import { formatNumber } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './ProgressBar.module.css';
import { ProgressTrack } from './ProgressTrack.tsx';
import './controlMessages.ts';

interface ProgressBarProps {
  /** The name of the task. */
  readonly label: string;
  readonly done: number;
  readonly all: number;
}

/** The progress of long work, in figures and as a bar. */
export function ProgressBar({ label, done, all }: ProgressBarProps) {
  const { t } = useTranslation('controls');
  const percent = all === 0 ? 100 : Math.round((done / all) * 100);
  return (
    <div className={styles.progress}>
      <span>{label}</span>
      <span className={styles.figures}>
        {t('progress', { done: formatNumber(done), all: formatNumber(all) })}
      </span>
      <ProgressTrack label={label} percent={percent} />
    </div>
  );
}
