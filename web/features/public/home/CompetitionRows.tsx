import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Home.module.css';

export interface HomeCompetitionRow {
  readonly id: string;
  readonly name: string;
  readonly to: string;
  readonly detail: string;
  readonly aside?: ReactNode;
}

interface CompetitionRowsProps {
  readonly title: string;
  readonly rows: readonly HomeCompetitionRow[];
  /** Shown without rows; without it the card is left out then. */
  readonly none?: string;
  /** The way to those that are left out. */
  readonly more?: ReactNode;
}

/** Competitions in a card, each with a line about it. */
export function CompetitionRows({ title, rows, none, more = null }: CompetitionRowsProps) {
  if (rows.length === 0 && none === undefined) return null;
  return (
    <DashboardCard title={title}>
      {rows.length === 0 ? <p>{none}</p> : null}
      <ul role="list">
        {rows.map(({ id, name, to, detail, aside }) => (
          <Row
            key={id}
            as="li"
            gap={1}
            columnGap={4}
            align="center"
            justify="between"
            wrap={false}
            className={styles.row}
          >
            <Text as="span" weight="medium" breaks className={styles.words}>
              <Link to={to}>{name}</Link>
              <Text as="span" soft size="sm" weight="regular">
                {detail}
              </Text>
            </Text>
            {aside}
          </Row>
        ))}
      </ul>
      {more}
    </DashboardCard>
  );
}
