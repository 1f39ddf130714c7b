import type { TableQuery } from '../../table/useTableQuery.ts';

/** What a list of entries is asked for: names that begin with the search, forwards or backwards. */
export function listQuery({ search, sort }: Pick<TableQuery, 'search' | 'sort'>) {
  return {
    ...(search === '' ? {} : { search }),
    ...(sort === '-name' ? { order: '-name' as const } : {}),
  };
}
