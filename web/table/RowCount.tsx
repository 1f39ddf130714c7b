import type { ReactNode } from 'react';
import { formatNumber } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/Text.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './FilterRow.module.css';
import type { TableList } from './TableList.ts';
import type { TableQuery } from './useTableQuery.ts';

interface RowCountProps<Row> {
  readonly list: TableList<Row>;
  readonly query: TableQuery;
  /** Actions on the whole table at the end of the line: columns, export. */
  readonly children?: ReactNode;
}

/** "1–50 of 964 · 1 withdrawn" above the rows, and a button that clears the filters. */
export function RowCount<Row>({ list, query, children }: RowCountProps<Row>) {
  const { t } = useTranslation('table');
  const count = useRowCount(list);
  return (
    <Text as="div" soft size="xs" figures className={styles.countLine}>
      <span role="status">{[count, list.note].filter(Boolean).join(' · ')}</span>
      {query.isFiltered ? (
        <Button tone="plain" dense icon={<Icon name="close" small />} onClick={query.clear}>
          {t('clearAll')}
        </Button>
      ) : null}
      {children ? (
        <Row gap={2} align="center" wrap={false} className={styles.tools}>
          {children}
        </Row>
      ) : null}
    </Text>
  );
}

function useRowCount<Row>({ rows, total, isPending, hasNextPage }: TableList<Row>): string {
  const { t } = useTranslation('table');
  const shown = rows.length;
  if (shown === 0) return '';
  // The number of loaded rows is sure; a total that is counted elsewhere may be a moment older.
  const known = hasNextPage || isPending ? total : shown;
  if (known === undefined || known < shown) return t('shown', { count: shown });
  return t(shown === 1 ? 'rangeOfOne' : 'range', { shown: formatNumber(shown), total: formatNumber(known) });
}
