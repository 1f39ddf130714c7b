import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CompetitionPanel.module.css';

export interface CompetitionPanelProps {
  /** Absent while nothing is chosen. */
  readonly name?: string | undefined;
  /** The competition's accent key. */
  readonly accent?: string | undefined;
  readonly detail?: ReactNode;
  /** The control that chooses another, for the roles that may. */
  readonly choice?: ReactNode;
}

/** Which competition one is working in, in its colour. */
export function CompetitionPanel({ name, accent, detail, choice }: CompetitionPanelProps) {
  const { t } = useTranslation('layout');
  return (
    <div className={styles.panel} data-accent={accent}>
      {choice ?? (
        <>
          <span className={styles.label}>{t('competition')}</span>
          <strong className={styles.name}>{name}</strong>
        </>
      )}
      {detail ? <span className={styles.label}>{detail}</span> : null}
    </div>
  );
}
