import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { FollowedSkaters } from './FollowSkaters.tsx';
import { ownCancelledStarts } from './ownCancelled.ts';
import { ownStarts } from './ownStarts.ts';
import { useOwnAppointments } from './useOwnAppointments.ts';

interface OwnSkatersProps {
  readonly live: Live;
  readonly competitionId: string;
  readonly accountId: string;
}

/** The followed skaters with the account's own. */
export function OwnSkaters({ live, competitionId, accountId }: OwnSkatersProps) {
  const { appointments, cancelled } = useOwnAppointments(competitionId, accountId, live.version);
  const flights = live.surfaces.flatMap((surface) => surface.cancelled);
  return (
    <FollowedSkaters
      live={live}
      competitionId={competitionId}
      own={ownStarts(live, appointments)}
      ownCancelled={ownCancelledStarts(flights, cancelled)}
    />
  );
}
