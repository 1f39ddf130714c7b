import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { SkaterRow } from '../../../shared/contract/entry.ts';
import { usePages } from '../../api/usePages.ts';
import { eventsInShort } from '../../entries/eventNames.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { listQuery } from './listQuery.ts';
import { skaterColumns } from './skaterColumns.tsx';

/** Everyone entered alone in a competition, by name. */
export function SkatersTable({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation(['lists', 'entryStates']);
  const query = useTableQuery(undefined, 'name');
  const list = usePages('listSkaters', {
    params: { competitionId: competition.id },
    query: listQuery(query),
  });
  const columns = useMemo(() => skaterColumns(t), [t]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.skater'),
      text: ({ fullName }: SkaterRow) => fullName,
      detail: ({ events }: SkaterRow) => eventsInShort(events),
      sortable: true,
    }),
    [t],
  );
  return (
    <DataTable
      label={t('skaters.caption', { competition: competition.name })}
      list={list}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      nothingYet={{ title: t('skaters.none'), text: t('skaters.noneText') }}
    />
  );
}
