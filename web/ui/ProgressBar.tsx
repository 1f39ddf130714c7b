import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/formats.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What is being done. */
  readonly label: string;
  readonly done: number;
  readonly all: number;
}

/** How far long work is: in figures, and as a bar. */
export function ProgressBar({ label, done, all }: ProgressBarProps) {
  const { t } = useTranslation('ui');
  const percent = all === 0 ? 100 : Math.round((done / all) * 100);
  return (
    <div className={styles['progress']}>
      <span>{label}</span>
      <span className={styles['figures']}>
        {t('progress', { done: formatNumber(done), all: formatNumber(all) })}
      </span>
      <span className={styles['track']} role="progressbar" aria-label={label} aria-valuenow={percent}>
        <span className={styles['bar']} style={{ inlineSize: `${String(percent)}%` }} />
      </span>
    </div>
  );
}
