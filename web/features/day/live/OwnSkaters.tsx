import { useQuery } from '@tanstack/react-query';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { call } from '../../../api/client.ts';
import { queryKeyOf } from '../../../api/queries.ts';
import { FollowedSkaters } from './FollowSkaters.tsx';
import { ownStarts } from './ownStarts.ts';

interface OwnSkatersProps {
  readonly live: Live;
  readonly competitionId: string;
  readonly accountId: string;
}

/** The followed skaters with the account's own: what only it may read is in no public answer. */
export function OwnSkaters({ live, competitionId, accountId }: OwnSkatersProps) {
  const params = { competitionId };
  const schedule = useQuery({
    // Another account's answer is never taken for this one's; a new version moves the starts.
    queryKey: queryKeyOf('getMySchedule', { params }, accountId, live.version),
    queryFn: async ({ signal }) => (await call('getMySchedule', { params, signal, quiet: true })).data,
  });
  return <FollowedSkaters live={live} own={ownStarts(live, schedule.data?.appointments ?? [])} />;
}
