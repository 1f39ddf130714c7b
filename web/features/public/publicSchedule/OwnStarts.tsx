import { ownCancelledStarts, useOwnAppointments } from '../../day/live/index.ts';
import { FollowedStarts, type FollowedStartsProps } from './FollowedStarts.tsx';

interface OwnStartsProps extends Omit<FollowedStartsProps, 'own' | 'ownCancelled'> {
  readonly accountId: string;
}

/** The followed skaters with the account's own. */
export function OwnStarts({ competitionId, accountId, schedule, states }: OwnStartsProps) {
  const { appointments, cancelled } = useOwnAppointments(competitionId, accountId, schedule.version);
  const flights = schedule.blocks.flatMap((block) => {
    const event = schedule.events.find(({ id }) => id === block.flight?.eventId);
    const skaters = block.flight?.skaters ?? [];
    return event?.cancelled ? [{ ...event, block, skaters }] : [];
  });
  return (
    <FollowedStarts
      competitionId={competitionId}
      schedule={schedule}
      states={states}
      own={appointments}
      ownCancelled={ownCancelledStarts(flights, cancelled)}
    />
  );
}
