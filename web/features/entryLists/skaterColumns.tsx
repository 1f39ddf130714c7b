import type { SkaterRow } from '../../../shared/contract/entry.ts';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { formatDay, formatNumber } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { homeRinkColumn, type ListsT, standingColumns } from './sharedColumns.tsx';

/**
 * Birthdate and membership stand small below age and level, and only where they are given: outside a
 * coach's own rink they are not (design, section 8.9).
 */
export function skaterColumns(t: ListsT): Column<SkaterRow>[] {
  return [
    {
      id: 'level',
      heading: t('columns.level'),
      phone: 'right',
      cell: ({ highestIsiTestLevel, isi }) => (
        <TwoLines detail={isi === null ? null : t('isiNumber', { isi })}>{highestIsiTestLevel}</TwoLines>
      ),
    },
    {
      id: 'age',
      heading: t('columns.age'),
      align: 'end',
      cell: ({ age, birthdate }) => (
        <TwoLines detail={birthdate && formatDay(birthdate)}>{formatNumber(age)}</TwoLines>
      ),
    },
    homeRinkColumn(t),
    ...standingColumns<SkaterRow>(t),
  ];
}
