import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from '../ui/useChangeSearch.ts';

/** A list's query as in the address. */
export interface TableQuery {
  readonly search: string;
  /** A column's id, with a minus for descending: `fullName`, `-totalPrice`; '' for the default order. */
  readonly sort: string;
  /** The value of each filter, '' for all. */
  readonly filters: Readonly<Record<string, string>>;
  /** Ids of the columns shown, separated by commas; '' for the default (columnChoice.ts). */
  readonly columns: string;
  readonly isFiltered: boolean;
  readonly setSearch: (text: string) => void;
  readonly setSort: (sort: string) => void;
  readonly setFilter: (name: string, value: string) => void;
  readonly setColumns: (columns: string) => void;
  /** Clears search and filters, but not order and columns. */
  readonly clear: () => void;
}

const SEARCH = 'search';
const SORT = 'sort';
const COLUMNS = 'columns';

/**
 * A table's search, order, filters and columns, kept in the address, so that a view can be shared and
 * survives a reload. `filterNames` is a constant of the page.
 */
export function useTableQuery(filterNames: readonly string[] = [], usualSort = ''): TableQuery {
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();

  const set = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      changeSearch(changes, { replace: true, preventScrollReset: true }),
    [changeSearch],
  );

  return useMemo(() => {
    const filters = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? '']));
    const search = params.get(SEARCH) ?? '';
    return {
      search,
      sort: params.get(SORT) ?? usualSort,
      filters,
      columns: params.get(COLUMNS) ?? '',
      isFiltered: search !== '' || Object.values(filters).some(Boolean),
      setSearch: (text) => set({ [SEARCH]: text }),
      setSort: (sort) => set({ [SORT]: sort === usualSort ? '' : sort }),
      setFilter: (name, value) => set({ [name]: value }),
      setColumns: (columns) => set({ [COLUMNS]: columns }),
      clear: () => set({ [SEARCH]: '', ...Object.fromEntries(filterNames.map((name) => [name, ''])) }),
    };
  }, [params, set, filterNames, usualSort]);
}
