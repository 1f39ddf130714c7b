import type { EveryRowWork } from '../api/loadAllRows.ts';

/** The loaded pages of a list, by the names of TanStack's infinite query. */
export interface TableList<Row> {
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  /** The next pages are fetched without being asked for. */
  readonly loadsItself?: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
  /** The total number of rows, if the server knows it. */
  readonly total?: number | undefined;
  /** Beside the number of rows: "1 withdrawn", or how far a search of the whole list is. */
  readonly note?: string | undefined;
  /** Loads all rows of a paged list for an export. Without it `rows` are all. */
  readonly everyRow?: (work: EveryRowWork) => Promise<readonly Row[]>;
}
