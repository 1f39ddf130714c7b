import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeyOf } from '../../api/queries.ts';
import type { CoachRow } from './coachRow.ts';

type Change = { readonly id: string } & Partial<Pick<CoachRow['entry'], 'version' | 'verified' | 'checks'>>;

const LISTS = ['listSkaters', 'listTeams', 'listDances'] as const;

type Pages = InfiniteData<{ readonly data: readonly Readonly<Record<string, unknown>>[] }>;

/**
 * Puts what a call answered into the lists as they are shown. They are not read again for it: an index
 * may not have the change yet, and a second change would name a version that is over.
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
