import { formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { TableQuery } from '../../../table/useTableQuery.ts';
import styles from './CoachDashboard.module.css';
import { COACH_FILTERS, type CoachFilter, type CoachRow } from './coachRow.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';

/** Shown even at zero; other counts only while there are entries of theirs. */
const ALWAYS: readonly CoachFilter[] = ['complete', 'unverified'];

interface CoachCountsProps {
  readonly rows: readonly CoachRow[];
  readonly counts: Readonly<Record<CoachFilter, number>>;
  /** Whether the competition is on or over: nothing is left to check. */
  readonly hasBegun: boolean;
  readonly query: TableQuery;
}

/** Counts of complete entries and of outstanding items; each count is a filter of the list. */
export function CoachCounts({ rows, counts, hasBegun, query }: CoachCountsProps) {
  const { t } = useTranslation('coachDashboard');
  const chosen = query.filters['lacks'] ?? '';
  const entered = rows.filter(({ entry }) => entry.state !== 'withdrawn').length;
  return (
    <Row gap={2} className={styles.counts} role="group" aria-label={t('counts.label')}>
      <Count
        name={t('counts.all')}
        count={entered}
        isChosen={chosen === ''}
        onChoose={() => query.setFilter('lacks', '')}
      />
      {COACH_FILTERS.filter(
        (choice) =>
          counts[choice] > 0 ||
          choice === chosen ||
          (ALWAYS.includes(choice) && !(hasBegun && choice === 'unverified')),
      ).map((choice) => (
        <Count
          key={choice}
          name={t(`counts.${choice}`)}
          count={counts[choice]}
          isChosen={chosen === choice}
          onChoose={() => query.setFilter('lacks', chosen === choice ? '' : choice)}
        />
      ))}
    </Row>
  );
}

interface CountProps {
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Count({ name, count, isChosen, onChoose }: CountProps) {
  return (
    <button type="button" className={styles.count} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.number}>{formatNumber(count)}</span>
      <Text as="span" soft size="sm" className={styles.name}>
        {name}
      </Text>
    </button>
  );
}
