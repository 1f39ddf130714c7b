import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { DataTable } from '../../../../table/DataTable.tsx';
import { localFilters } from '../../../../table/localFilter.ts';
import { localRows } from '../../../../table/localList.ts';
import { toTableList } from '../../../../table/toTableList.ts';
import { useTableQuery } from '../../../../table/useTableQuery.ts';
import { Fold, Folds } from '../../../../ui/Fold.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import styles from './SkatingRecord.module.css';
import { recordColumns } from './recordColumns.tsx';
import { RecordLines } from './RecordLines.tsx';

/** The value that each filter compares. */
const FILTER_KEYS = {
  skater: ({ name }: RecordedResult) => name,
  competition: ({ competition }: RecordedResult) => competition.id,
  format: ({ format }: RecordedResult) => format,
};

const RECORD_FILTERS = Object.keys(FILTER_KEYS);

/** Competitions sort by their first day. */
const RECORD_SORT_KEYS = {
  name: ({ name }: RecordedResult) => name,
  competition: ({ competition }: RecordedResult) => competition.startDate,
  event: ({ format, level }: RecordedResult) => eventLabel(format, level),
  place: ({ place }: RecordedResult) => place,
  points: ({ points }: RecordedResult) => points,
  total: ({ total }: RecordedResult) => total,
};

/** Fewer results need no search. */
const MIN_ROWS_FOR_SEARCH = 6;
const NONE: readonly RecordedResult[] = [];

/** `/admin/skating-record`: what the family's skaters have reached, for them to keep. */
export function SkatingRecordPage() {
  const { t } = useTranslation(['skatingRecord']);
  const query = useTableQuery(RECORD_FILTERS, '-competition');
  const record = useQuery(requestQuery('getMySkatingRecord'));
  const rows = record.data ?? NONE;
  const columns = useMemo(() => recordColumns(t), [t]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.name'),
      text: (result: RecordedResult) => result.name,
      to: (result: RecordedResult) => paths.entry(result.entryId),
      detail: ({ format, level, competition }: RecordedResult) => (
        <span className={styles.onPhone}>{`${eventLabel(format, level)} · ${competition.name}`}</span>
      ),
      sortable: true,
      alsoExported: [{ heading: t('columns.rink'), value: ({ rink }: RecordedResult) => rink }],
    }),
    [t],
  );
  const filters = localFilters(
    rows,
    [
      { name: 'skater', label: t('columns.name'), valueOf: FILTER_KEYS.skater },
      {
        name: 'competition',
        label: t('columns.competition'),
        valueOf: FILTER_KEYS.competition,
        textOf: ({ competition }) => competition.name,
      },
      { name: 'format', label: t('columns.format'), valueOf: FILTER_KEYS.format },
    ],
    query.filters,
  );
  const isSearched = rows.length >= MIN_ROWS_FOR_SEARCH || query.search !== '';
  const table = (
    <DataTable
      label={t('title')}
      list={toTableList(record, localRows(rows, query, recordText, RECORD_SORT_KEYS, FILTER_KEYS))}
      rowKey={({ programmeId }) => programmeId}
      name={name}
      columns={columns}
      query={query}
      {...(isSearched ? { searchLabel: t('search') } : {})}
      filters={filters}
      nothingYet={{
        drawing: 'results',
        title: t('none'),
        text: t('noneText'),
        action: <LinkButton to={paths.submissions}>{t('entries')}</LinkButton>,
      }}
    />
  );
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <RecordLines results={rows} />
      {rows.length === 0 ? (
        table
      ) : (
        <Folds>
          <Fold title={t('table')}>{table}</Fold>
        </Folds>
      )}
    </Page>
  );
}

const recordText = ({ name, competition, format, level }: RecordedResult): string =>
  `${name} ${competition.name} ${format} ${level}`;
