import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { DanceRow } from '../../../shared/contract/entry.ts';
import { usePages } from '../../api/usePages.ts';
import type { Column } from '../../table/columns.ts';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { entriesOf } from './entriesOf.ts';
import { EntryTable } from './EntryTable.tsx';
import {
  homeRinkColumn,
  type ListsT,
  recordColumns,
  standingColumns,
  submittedColumn,
} from './sharedColumns.tsx';

const nameOf = ({ fullName, partnerName }: DanceRow) => `${fullName} / ${partnerName}`;

const danceColumns = (t: ListsT, timeZone: string): Column<DanceRow>[] => [
  homeRinkColumn(t),
  ...standingColumns<DanceRow>(t),
  ...recordColumns<DanceRow>(t),
  { ...submittedColumn<DanceRow>(t, timeZone), hidden: true },
];

/** The couples and dances of a competition, by the first partner's name. */
export function DancesTable({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('lists');
  const query = useTableQuery(undefined, 'name');
  const list = usePages('listDances', entriesOf(competition, query));
  return (
    <EntryTable
      competition={competition}
      kind="dance"
      label={t('dances.caption', { competition: competition.name })}
      list={list}
      query={query}
      heading={t('columns.couple')}
      nameOf={nameOf}
      columnsOf={danceColumns}
      nothingYet={{ title: t('dances.none'), text: t('dances.noneText') }}
    />
  );
}
