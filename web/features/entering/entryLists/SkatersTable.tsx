import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { ENTRY_FILTER_NAMES } from './entryListRequest.ts';
import { EntryTable } from './EntryTable.tsx';
import { skaterColumns } from './skaterColumns.tsx';
import { useSkaterList } from './useEntryList.ts';

const nameOf = ({ fullName }: SkaterRow) => fullName;

export function SkatersTable({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('entryLists');
  const query = useTableQuery(ENTRY_FILTER_NAMES, 'name');
  const list = useSkaterList(competition, query);
  return (
    <EntryTable
      competition={competition}
      kind="individual"
      label={t('skaters.caption', { competition: competition.name })}
      list={list}
      query={query}
      heading={t('columns.skater')}
      nameOf={nameOf}
      columnsOf={skaterColumns}
      nothingYet={{ title: t('skaters.none'), text: t('skaters.noneText') }}
    />
  );
}
