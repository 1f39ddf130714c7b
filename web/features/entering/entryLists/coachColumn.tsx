import type { TableColumn } from '../../../table/columns.ts';
import { Pill } from '../../../ui/Pill.tsx';
import type { AnyRow, ListsT } from './sharedColumns.tsx';

/**
 * The coach whom an entry names; hidden until it is chosen or filtered by.
 * @param names today's names by id: an entry keeps the name of its time
 */
export function coachColumn<Row extends AnyRow>(
  t: ListsT,
  names: ReadonlyMap<string, string>,
  isFiltered: boolean,
): TableColumn<Row> {
  const nameOf = ({ entryCoach }: Row) => entryCoach && (names.get(entryCoach.id) ?? entryCoach.name);
  return {
    id: 'entryCoach',
    heading: t('columns.entryCoach'),
    hidden: !isFiltered,
    cell: (row) => {
      if (nameOf(row)) return nameOf(row);
      return row.state === 'withdrawn' ? null : <Pill tone="warn">{t('filters.noCoach')}</Pill>;
    },
    exportValue: (row) => nameOf(row) ?? null,
  };
}
