import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useBackOnline } from '../../../ui/useBackOnline.ts';
import { DraftStore } from './DraftStore.ts';

/** How often a page looks what others have changed, as long as it is visible. */
const LOOK_MILLISECONDS = 15_000;

/**
 * The draft of a competition's schedule, changed through its store, which follows what others change. Render it in a
 * component whose key is the competition, and hand it what `queryOf('getScheduleDraft')` reads.
 * @param read the draft as it was read last
 */
export function useScheduleDraft(competitionId: string, read: ScheduleDraft) {
  const queries = useQueryClient();
  const [store] = useState(
    () =>
      new DraftStore(read, {
        read: async () => {
          const { data } = await call('getScheduleDraft', { params: { competitionId }, fresh: true });
          queries.setQueryData(
            requestQuery('getScheduleDraft', { params: { competitionId } }).queryKey,
            data,
          );
          return data;
        },
        update: async (body) => {
          const params = { competitionId };
          return (await call('updateScheduleDraft', { params, body, background: true })).data;
        },
        onStored: (draft) =>
          queries.setQueryData(
            requestQuery('getScheduleDraft', { params: { competitionId } }).queryKey,
            draft,
          ),
      }),
  );
  useEffect(() => store.receive(read), [store, read]);
  // The revision is one small item; the draft itself, some hundreds of them, is read only when it has another one.
  const { data: stamp, dataUpdatedAt } = useQuery({
    ...requestQuery('getScheduleRevision', { params: { competitionId } }),
    refetchInterval: LOOK_MILLISECONDS,
  });
  useEffect(() => {
    if (stamp) void store.follow(stamp);
  }, [store, stamp, dataUpdatedAt]);
  useBackOnline(() => {
    if (store.getSnapshot().notice?.kind === 'unsaved') void store.retry();
  });
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return { store, snapshot };
}
