import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { DanceRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { EntryTable } from './EntryTable.tsx';
import { ListedPartnerPill } from './ListedPartnerPill.tsx';
import { checksColumn } from './checksColumn.tsx';
import { ENTRY_FILTER_NAMES } from './entryListRequest.ts';
import { nameOfRow } from './localEntries.ts';
import {
  homeRinkColumn,
  levelsColumn,
  type ListsT,
  entryRecordColumns,
  statusColumns,
  submittedColumn,
  type EntryListColumn,
} from './sharedColumns.tsx';
import { useDanceList } from './useEntryList.ts';
import { verifiedColumn } from './verifiedColumn.tsx';

const danceColumns = (t: ListsT, timeZone: string): EntryListColumn<DanceRow>[] => [
  partnerColumn(t),
  levelsColumn<DanceRow>(t),
  homeRinkColumn(t),
  ...statusColumns<DanceRow>(t),
  checksColumn<DanceRow>(t),
  verifiedColumn<DanceRow>(t, timeZone),
  ...entryRecordColumns<DanceRow>(t),
  { ...submittedColumn<DanceRow>(t, timeZone), hidden: true },
];

export function DancesTable({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('entryLists');
  const query = useTableQuery(ENTRY_FILTER_NAMES, 'name');
  const list = useDanceList(competition, query);
  return (
    <EntryTable
      competition={competition}
      kind="dance"
      label={t('dances.caption', { competition: competition.name })}
      list={list}
      query={query}
      heading={t('columns.couple')}
      nameOf={nameOfRow}
      columnsOf={danceColumns}
      nothingYet={{ title: t('dances.none'), text: t('dances.noneText') }}
    />
  );
}

/** The partner's status; empty for an entry without a partner. */
function partnerColumn(t: ListsT): EntryListColumn<DanceRow> {
  return {
    id: 'partner',
    heading: t('columns.partner'),
    cell: ({ partnerName, partnerState }) =>
      partnerName === '' ? null : <ListedPartnerPill state={partnerState} />,
    exportValue: ({ partnerName, partnerState }) => (partnerName === '' ? '' : t(`partner.${partnerState}`)),
  };
}
