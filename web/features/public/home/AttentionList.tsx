import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Home.module.css';

export interface HomeAttentionRow {
  readonly key: string;
  readonly text: string;
  /** A quieter line below the text. */
  readonly detail?: string;
  readonly to: string;
  /** What the link does. */
  readonly action: string;
}

interface AttentionListProps {
  readonly rows: readonly HomeAttentionRow[];
  /** "Needs attention" by default. */
  readonly title?: ReactNode;
  /** A quieter line below the title. */
  readonly detail?: string;
}

/** Issues, the most pressing first, each with a link to fix it. */
export function AttentionList({ rows, title, detail }: AttentionListProps) {
  const { t } = useTranslation('home');
  return (
    <DashboardCard title={title ?? t('attention')}>
      {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      {rows.length === 0 ? (
        <p className={styles.none}>
          <Icon name="check" />
          {t('nothing')}
        </p>
      ) : (
        <ul role="list">
          {rows.map(({ key, text, detail: more, to, action }) => (
            <li key={key} className={styles.row}>
              <span className={styles.words}>
                {text}
                {more === undefined ? null : <span className={styles.detail}>{more}</span>}
              </span>
              <Link to={to} className={styles.action}>
                {action}
                <Icon name="arrow" small />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
