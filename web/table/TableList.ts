import type { EveryRowWork } from '../api/loadAllRows.ts';

/** What a list's pages have brought so far; an infinite query of TanStack Query has the same names. */
export interface TableList<Row> {
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
  /** How many rows there are in all, where the server knows. */
  readonly total?: number | undefined;
  /** For a list in pages: all its rows, those still to come fetched, for an export. Without it `rows` are all. */
  readonly everyRow?: (work: EveryRowWork) => Promise<readonly Row[]>;
}
