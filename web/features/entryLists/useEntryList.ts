import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DanceRow, SkaterRow, TeamRow } from '../../../shared/contract/entries/entry.ts';
import { LARGE_PAGE } from '../../../shared/contract/entries/entryLists.ts';
import type { CallArguments } from '../../api/createCall.ts';
import { pagesOf } from '../../api/queries.ts';
import { usePages } from '../../api/usePages.ts';
import { useUser } from '../../session/useSession.ts';
import type { TableQuery } from '../../table/useTableQuery.ts';
import { type EntryList, ownRowsFirst, type PagedList, toWholeList } from './toWholeList.ts';
import { entryListRequest, type EntryListRequest } from './entryListRequest.ts';

interface Rows {
  listSkaters: SkaterRow;
  listTeams: TeamRow;
  listDances: DanceRow;
}

/** Rows that are drawn at once; more follow on demand. */
const DRAWN = 100;

/**
 * The entries of one kind of a competition. What keys answer comes in pages by name; a search, another
 * order or another filter has the whole list fetched and is the page's own. A coach's own rink is first.
 */
export function useEntryList<Op extends keyof Rows>(
  operation: Op,
  competitionId: string,
  query: TableQuery,
): EntryList<Rows[Op]> {
  const { role, rinkId } = useUser();
  const ownFirst = role === 'HEAD_COACH' && rinkId !== null && query.filters['rink'] === '';
  const request = entryListRequest(query, ownFirst);
  const argsOf = (asked: EntryListRequest['query']) =>
    [{ params: { competitionId }, query: asked }] as unknown as CallArguments<Op>;
  const list = usePages(operation, ...argsOf(request.query));
  const own = useInfiniteQuery({
    ...pagesOf(operation, ...argsOf({ rink: rinkId ?? '', size: LARGE_PAGE })),
    enabled: ownFirst && !request.isWhole,
  });
  useEveryPageOf(list, request.isWhole);
  useEveryPageOf(own, ownFirst);
  const drawn = useDrawn(JSON.stringify([competitionId, query.search, query.sort, query.filters]));

  // The compiler cannot tell the rows of an operation that is a variable.
  const paged = list as unknown as PagedList<Rows[Op]>;
  if (request.isWhole) return toWholeList(paged, { query, ownFirst, drawn });
  if (!ownFirst) return { ...paged, progress: null };
  const ownRows = {
    ...own,
    rows: (own.data?.pages.flatMap(({ data }) => data) ?? []) as unknown as readonly Rows[Op][],
    isPending: own.isPending || (own.hasNextPage && !own.isError),
  };
  return ownRowsFirst(paged, ownRows, query.sort === '-name');
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Has one page after the other fetched, as long as that is wanted. */
function useEveryPageOf(pages: Pages, isWanted: boolean): void {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
}

/** How many rows are drawn; another question begins anew. */
function useDrawn(question: string) {
  const [drawn, setDrawn] = useState({ count: DRAWN, question });
  const count = drawn.question === question ? drawn.count : DRAWN;
  return { count, more: () => setDrawn({ count: count + DRAWN, question }) };
}
