import type { Competition } from '../../../shared/contract/competitions.ts';
import type { TableQuery } from '../../table/useTableQuery.ts';

/** What a competition's list of entries is asked for: names that begin with the search, both ways. */
export function entriesOf({ id }: Competition, { search, sort }: Pick<TableQuery, 'search' | 'sort'>) {
  return {
    params: { competitionId: id },
    query: {
      ...(search === '' ? {} : { search }),
      ...(sort === '-name' ? { order: '-name' as const } : {}),
    },
  };
}
