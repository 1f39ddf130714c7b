import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { LARGE_PAGE } from '../../../../shared/contract/entering/entries/largePage.ts';
import { pagesOf } from '../../../api/queries.ts';
import { useMissingMusic } from '../music/index.ts';
import { coachRow, type CoachRow } from './coachRow.ts';

interface RinkEntries {
  readonly rows: readonly CoachRow[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Loads all pages of a rink's entries in a competition, of every kind. */
export function useRinkEntries(competitionId: string, rinkId: string, waiver: string | null): RinkEntries {
  const asked = { params: { competitionId }, query: { rink: rinkId, size: LARGE_PAGE } } as const;
  const skaters = useInfiniteQuery(pagesOf('listSkaters', asked));
  const teams = useInfiniteQuery(pagesOf('listTeams', asked));
  const dances = useInfiniteQuery(pagesOf('listDances', asked));
  const withoutMusic = useMissingMusic(competitionId);
  useEveryPage(skaters);
  useEveryPage(teams);
  useEveryPage(dances);
  const rows = useMemo(
    () =>
      [
        ...(skaters.data?.pages ?? []).flatMap(({ data }) => data),
        ...(teams.data?.pages ?? []).flatMap(({ data }) => data),
        ...(dances.data?.pages ?? []).flatMap(({ data }) => data),
      ].map((entry) =>
        coachRow(entry, waiver, withoutMusic.filter(({ entryId }) => entryId === entry.id).length),
      ),
    [skaters.data, teams.data, dances.data, waiver, withoutMusic],
  );
  const lists = [skaters, teams, dances];
  const isError = lists.some((list) => list.isError);
  return {
    rows,
    // Counts need all pages.
    isPending: !isError && lists.some((list) => list.isPending || list.hasNextPage),
    isError,
    refetch: () => Promise.all(lists.map((list) => list.refetch())),
  };
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

function useEveryPage({ hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Pages): void {
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
}
