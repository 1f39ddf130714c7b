import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Home.module.css';

export interface HomeAttentionRow {
  readonly key: string;
  readonly text: string;
  /** A quieter line below the text. */
  readonly detail?: string;
  readonly to: string;
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
      {detail === undefined ? null : (
        <Text soft size="sm" weight="regular">
          {detail}
        </Text>
      )}
      {rows.length === 0 ? (
        <Row as="p" gap={2} align="center" wrap={false} className={styles.none}>
          <Icon name="check" />
          {t('nothing')}
        </Row>
      ) : (
        <ul role="list">
          {rows.map(({ key, text, detail: more, to, action }) => (
            <Row
              key={key}
              as="li"
              gap={1}
              columnGap={4}
              align="center"
              justify="between"
              wrap={false}
              className={styles.row}
            >
              <Text as="span" weight="medium" breaks className={styles.words}>
                {text}
                {more === undefined ? null : (
                  <Text as="span" soft size="sm" weight="regular">
                    {more}
                  </Text>
                )}
              </Text>
              <Link to={to} className={styles.action}>
                {action}
                <Icon name="arrow" small />
              </Link>
            </Row>
          ))}
        </ul>
      )}
    </DashboardCard>
  );
}
