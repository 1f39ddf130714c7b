import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { DanceRow, SkaterRow, TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { LARGE_PAGE } from '../../../../shared/contract/entering/entries/largePage.ts';
import { waiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import { type AnswerPage, pagesOf } from '../../../api/queries.ts';
import { usePages } from '../../../api/usePages.ts';
import { useUser } from '../../../session/useSession.ts';
import type { TableQuery } from '../../../table/useTableQuery.ts';
import { entryListRequest, type EntryListRequest } from './entryListRequest.ts';
import type { AnyRow } from './sharedColumns.tsx';
import {
  type ArrangedList,
  withMyRinkFirst,
  myRinkThenOthers,
  type PagedList,
  toArrangedList,
} from './arrangedList.ts';
import { localEntries } from './localEntries.ts';

/** The skaters entered in a competition, as `query` asks for them. */
export function useSkaterList(competition: Competition, query: TableQuery): ArrangedList<SkaterRow> {
  const request = useRequest(competition, query);
  const list = usePages('listSkaters', request.rows);
  const own = useInfiniteQuery({
    ...pagesOf('listSkaters', request.myRinkRows),
    enabled: request.wantsMyRinkRows,
  });
  return useArrangedList(list, own, request);
}

/** The teams entered in a competition, as `query` asks for them. */
export function useTeamList(competition: Competition, query: TableQuery): ArrangedList<TeamRow> {
  const request = useRequest(competition, query);
  const list = usePages('listTeams', request.rows);
  const own = useInfiniteQuery({
    ...pagesOf('listTeams', request.myRinkRows),
    enabled: request.wantsMyRinkRows,
  });
  return useArrangedList(list, own, request);
}

/** The couples entered in a competition, as `query` asks for them. */
export function useDanceList(competition: Competition, query: TableQuery): ArrangedList<DanceRow> {
  const request = useRequest(competition, query);
  const list = usePages('listDances', request.rows);
  const own = useInfiniteQuery({
    ...pagesOf('listDances', request.myRinkRows),
    enabled: request.wantsMyRinkRows,
  });
  return useArrangedList(list, own, request);
}

/** The requests of a list: its rows, and the rows of a coach's own rink, which come first. */
function useRequest({ id: competitionId, waiver }: Competition, query: TableQuery) {
  const { role, rinkId } = useUser();
  const myRinkFirst = role === 'HEAD_COACH' && rinkId !== null && query.filters['rink'] === '';
  const { isArranged, query: asked } = entryListRequest(query, myRinkFirst);
  const myRinkQuery: EntryListRequest['query'] = { rink: rinkId ?? '', size: LARGE_PAGE };
  const params = { competitionId };
  return {
    query,
    myRinkFirst,
    isArranged,
    waiver: waiverVersion(waiver),
    rows: { params, query: asked },
    myRinkRows: { params, query: myRinkQuery },
    wantsMyRinkRows: myRinkFirst && !isArranged,
  };
}

interface MyRinkRows<Row> extends Pages {
  readonly data: InfiniteData<AnswerPage<Row>> | undefined;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * The first page shows at once, the others follow by themselves. The table's keys answer by name; for a search,
 * another order or another filter the page arranges the rows. The rows of a coach's own rink come first.
 */
function useArrangedList<Row extends AnyRow>(
  list: PagedList<Row> & Pages,
  own: MyRinkRows<Row>,
  { query, myRinkFirst, isArranged, waiver }: ReturnType<typeof useRequest>,
): ArrangedList<Row> {
  useEveryPageOf(list, true);
  useEveryPageOf(own, myRinkFirst);
  const { rows } = list;
  const { search, sort, filters } = query;
  const found = useMemo(
    () => (isArranged ? localEntries(rows, { search, sort, filters }, myRinkFirst, waiver) : rows),
    [isArranged, rows, search, sort, filters, myRinkFirst, waiver],
  );
  const { data } = own;
  const myRinkRows = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const orderedRows = useMemo(
    () => (myRinkFirst ? myRinkThenOthers(myRinkRows, rows) : rows),
    [myRinkFirst, myRinkRows, rows],
  );
  const whole = { ...list, loadsItself: true };
  if (isArranged) return toArrangedList(whole, found, { query, myRinkFirst, waiver });
  if (!myRinkFirst) return { ...whole, progress: null };
  const isPending = own.isPending || (own.hasNextPage && !own.isError);
  return withMyRinkFirst(whole, { ...own, rows: myRinkRows, isPending }, orderedRows);
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Fetches all pages, one after the other, as long as they are wanted; a refetch ends first. */
function useEveryPageOf(pages: Pages, isWanted: boolean): void {
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetching, isError, fetchNextPage]);
}
