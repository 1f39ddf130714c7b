import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../i18n/formats.ts';
import styles from './Import.module.css';

interface ImportProgressProps {
  readonly label: string;
  readonly done: number;
  readonly all: number;
}

export function ImportProgress({ label, done, all }: ImportProgressProps) {
  const { t } = useTranslation('memberships');
  const percent = all === 0 ? 100 : Math.round((done / all) * 100);
  return (
    <div className={styles['progress']}>
      <span>{label}</span>
      <span className={styles['figures']}>
        {t('import.progress', { done: formatNumber(done), all: formatNumber(all) })}
      </span>
      <span className={styles['track']} role="progressbar" aria-label={label} aria-valuenow={percent}>
        <span className={styles['bar']} style={{ inlineSize: `${String(percent)}%` }} />
      </span>
    </div>
  );
}
