import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyOf } from '../../../api/queries.ts';
import type { CoachRow } from './coachRow.ts';

type Change = { readonly id: string } & Partial<Pick<CoachRow['entry'], 'version' | 'verified' | 'checks'>>;

const LISTS = ['listSkaters', 'listTeams', 'listDances'] as const;

type Pages = InfiniteData<{ readonly data: readonly Readonly<Record<string, unknown>>[] }>;

/**
 * Puts the answers of a call into the lists, which are then not refetched: an index may not have the change
 * yet, and the next change would name an old version.
 */
export function useChangedEntries(): (changes: readonly Change[]) => void {
  const queries = useQueryClient();
  return useCallback((changes) => putIn(queries, changes), [queries]);
}

function putIn(queries: QueryClient, changes: readonly Change[]): void {
  const byId = new Map(changes.map((change) => [change.id, change]));
  for (const list of LISTS) {
    queries.setQueriesData<Pages>({ queryKey: queryKeyOf(list, 'pages') }, (known) =>
      known
        ? {
            ...known,
            pages: known.pages.map((page) => ({
              ...page,
              data: page.data.map((row) => ({ ...row, ...byId.get(String(row['id'])) })),
            })),
          }
        : known,
    );
  }
}
