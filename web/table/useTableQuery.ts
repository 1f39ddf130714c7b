import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list is asked for, as it stands in the address. */
export interface TableQuery {
  readonly search: string;
  /** A column's id, with a minus before it for downwards: `fullName`, `-totalPrice`; '' for the usual order. */
  readonly sort: string;
  /** What is chosen in each filter, '' for all. */
  readonly filters: Readonly<Record<string, string>>;
  /** Ids of the columns shown, with commas; '' for the usual ones (columnChoice.ts). */
  readonly columns: string;
  readonly isFiltered: boolean;
  readonly setSearch: (text: string) => void;
  readonly setSort: (sort: string) => void;
  readonly setFilter: (name: string, value: string) => void;
  readonly setColumns: (columns: string) => void;
  /** Clears the search and every filter; the order and the columns stay. */
  readonly clear: () => void;
}

const SEARCH = 'search';
const SORT = 'sort';
const COLUMNS = 'columns';

/**
 * Search, order, filters and columns of a table, kept in the address, so that what one sees can be sent to
 * someone else and survives a reload. `filterNames` is a constant of the page.
 */
export function useTableQuery(filterNames: readonly string[] = [], usualSort = ''): TableQuery {
  const [params, setParams] = useSearchParams();

  const set = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
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
