import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import type { DanceRow, SkaterRow, TeamRow } from '../../../shared/contract/entries/entry.ts';
import { LARGE_PAGE } from '../../../shared/contract/entries/entryLists.ts';
import { waiverVersion } from '../../../shared/domain/consent/waiver.ts';
import { type Page, pagesOf } from '../../api/queries.ts';
import { usePages } from '../../api/usePages.ts';
import { useUser } from '../../session/useSession.ts';
import type { TableQuery } from '../../table/useTableQuery.ts';
import { entryListRequest, type EntryListRequest } from './entryListRequest.ts';
import type { AnyRow } from './sharedColumns.tsx';
import { type EntryList, ownRowsFirst, type PagedList, toWholeList } from './toWholeList.ts';

/** Rows that are drawn at once; more follow on demand. */
const DRAWN = 100;

/** The skaters entered in a competition, as `query` asks for them. */
export function useSkaterList(competition: Competition, query: TableQuery): EntryList<SkaterRow> {
  const request = useRequest(competition, query);
  const list = usePages('listSkaters', request.rows);
  const own = useInfiniteQuery({ ...pagesOf('listSkaters', request.ownRows), enabled: request.wantsOwnRows });
  return useArrangedList(list, own, request);
}

/** The teams entered in a competition, as `query` asks for them. */
export function useTeamList(competition: Competition, query: TableQuery): EntryList<TeamRow> {
  const request = useRequest(competition, query);
  const list = usePages('listTeams', request.rows);
  const own = useInfiniteQuery({ ...pagesOf('listTeams', request.ownRows), enabled: request.wantsOwnRows });
  return useArrangedList(list, own, request);
}

/** The couples entered in a competition, as `query` asks for them. */
export function useDanceList(competition: Competition, query: TableQuery): EntryList<DanceRow> {
  const request = useRequest(competition, query);
  const list = usePages('listDances', request.rows);
  const own = useInfiniteQuery({ ...pagesOf('listDances', request.ownRows), enabled: request.wantsOwnRows });
  return useArrangedList(list, own, request);
}

/** The requests of a list: its rows, and the rows of a coach's own rink, which come first. */
function useRequest({ id: competitionId, waiver }: Competition, query: TableQuery) {
  const { role, rinkId } = useUser();
  const ownFirst = role === 'HEAD_COACH' && rinkId !== null && query.filters['rink'] === '';
  const { isWhole, query: asked } = entryListRequest(query, ownFirst);
  const ownQuery: EntryListRequest['query'] = { rink: rinkId ?? '', size: LARGE_PAGE };
  const params = { competitionId };
  return {
    query,
    ownFirst,
    isWhole,
    waiver: waiverVersion(waiver),
    rows: { params, query: asked },
    ownRows: { params, query: ownQuery },
    wantsOwnRows: ownFirst && !isWhole,
    /** Another value is another list, drawn from its first rows. */
    identity: JSON.stringify([competitionId, query.search, query.sort, query.filters]),
  };
}

interface OwnRows<Row> extends Pages {
  readonly data: InfiniteData<Page<Row>> | undefined;
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * The table's keys answer pages by name. For a search, another order or another filter the page fetches the
 * whole list and arranges it. The rows of a coach's own rink come first.
 */
function useArrangedList<Row extends AnyRow>(
  list: PagedList<Row>,
  own: OwnRows<Row>,
  { query, ownFirst, isWhole, waiver, identity }: ReturnType<typeof useRequest>,
): EntryList<Row> {
  useEveryPageOf(list, isWhole);
  useEveryPageOf(own, ownFirst);
  const drawn = useDrawnRows(identity);
  if (isWhole) return toWholeList(list, { query, ownFirst, waiver, drawn });
  if (!ownFirst) return { ...list, progress: null };
  const ownRows = {
    ...own,
    rows: own.data?.pages.flatMap(({ data }) => data) ?? [],
    isPending: own.isPending || (own.hasNextPage && !own.isError),
  };
  return ownRowsFirst(list, ownRows, query.sort === '-name');
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Fetches all pages, one after the other, as long as they are wanted. */
function useEveryPageOf(pages: Pages, isWanted: boolean): void {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = pages;
  useEffect(() => {
    if (isWanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [isWanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
}

/** The number of drawn rows; another list begins with the first ones. */
function useDrawnRows(identity: string) {
  const [drawn, setDrawn] = useState({ count: DRAWN, identity });
  const count = drawn.identity === identity ? drawn.count : DRAWN;
  return { count, more: () => setDrawn({ count: count + DRAWN, identity }) };
}
