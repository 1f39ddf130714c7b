import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { FollowedSkaters } from './FollowSkaters.tsx';
import { ownStarts } from './ownStarts.ts';
import { useOwnAppointments } from './useOwnAppointments.ts';

interface OwnSkatersProps {
  readonly live: Live;
  readonly competitionId: string;
  readonly accountId: string;
}

/** The followed skaters with the account's own. */
export function OwnSkaters({ live, competitionId, accountId }: OwnSkatersProps) {
  const appointments = useOwnAppointments(competitionId, accountId, live.version);
  return <FollowedSkaters live={live} own={ownStarts(live, appointments)} />;
}
