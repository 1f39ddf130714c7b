import { useOwnAppointments } from '../../day/live/index.ts';
import { FollowedStarts, type FollowedStartsProps } from './FollowedStarts.tsx';

interface OwnStartsProps extends Omit<FollowedStartsProps, 'own'> {
  readonly competitionId: string;
  readonly accountId: string;
}

/** The followed skaters with the account's own. */
export function OwnStarts({ competitionId, accountId, schedule, states }: OwnStartsProps) {
  const own = useOwnAppointments(competitionId, accountId, schedule.version);
  return <FollowedStarts schedule={schedule} states={states} own={own} />;
}
