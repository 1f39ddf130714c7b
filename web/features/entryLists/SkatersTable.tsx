import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { SkaterRow } from '../../../shared/contract/entry.ts';
import { usePages } from '../../api/usePages.ts';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { entriesOf } from './entriesOf.ts';
import { EntryTable } from './EntryTable.tsx';
import { skaterColumns } from './skaterColumns.tsx';

const nameOf = ({ fullName }: SkaterRow) => fullName;

/** Everyone entered alone in a competition, by name. */
export function SkatersTable({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('lists');
  const query = useTableQuery(undefined, 'name');
  const list = usePages('listSkaters', entriesOf(competition, query));
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
