import type { TableColumn } from '../../../table/columns.ts';
import { TwoLineCell } from '../../../table/TwoLineCell.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { isNameAwaited } from './localEntries.ts';
import type { AnyRow, ListsT } from './sharedColumns.tsx';

/**
 * The names as public pages show them, and whether a guardian has still to confirm one. Hidden until filtered by; then
 * all of them are to be confirmed, and the filter says so.
 */
export function publicNameColumn<Row extends AnyRow>(t: ListsT, isFiltered: boolean): TableColumn<Row> {
  return {
    id: 'publicName',
    heading: t('columns.publicName'),
    hidden: !isFiltered,
    cell: (row) => (
      <TwoLineCell
        detail={
          !isFiltered && isNameAwaited(row) ? <Pill tone="warn">{t('publicName.toConfirm')}</Pill> : null
        }
      >
        {(row.publishedNames ?? []).join(' / ')}
      </TwoLineCell>
    ),
    exportValue: ({ publishedNames = [] }) => publishedNames.join(' / '),
    alsoExported: [
      {
        heading: t('columns.nameConfirmed'),
        value: (row) => t(isNameAwaited(row) ? 'publicName.no' : 'publicName.yes'),
      },
    ],
  };
}
