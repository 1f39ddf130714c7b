import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { DanceRow } from '../../../shared/contract/entry.ts';
import { usePages } from '../../api/usePages.ts';
import { eventsInShort } from '../../entries/eventNames.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { listQuery } from './listQuery.ts';
import { homeRinkColumn, standingColumns } from './sharedColumns.tsx';

/** The couples and dances of a competition, by the first partner's name. */
export function DancesTable({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation(['lists', 'entryStates']);
  const query = useTableQuery(undefined, 'name');
  const list = usePages('listDances', { params: { competitionId: competition.id }, query: listQuery(query) });
  const columns = useMemo(() => [homeRinkColumn<DanceRow>(t), ...standingColumns<DanceRow>(t)], [t]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.couple'),
      text: ({ fullName, partnerName }: DanceRow) => `${fullName} / ${partnerName}`,
      detail: ({ events }: DanceRow) => eventsInShort(events),
      sortable: true,
    }),
    [t],
  );
  return (
    <DataTable
      label={t('dances.caption', { competition: competition.name })}
      list={list}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      nothingYet={{ title: t('dances.none'), text: t('dances.noneText') }}
    />
  );
}
