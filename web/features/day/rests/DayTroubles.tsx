import type { ReactNode } from 'react';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { CoachClashes } from './CoachClashes.tsx';
import { LostIceOfDay, type LostHoursOfDay } from './LostIceOfDay.tsx';
import { ShortRests } from './ShortRests.tsx';

interface DayTroublesProps {
  readonly runs: DayRuns;
  readonly competitionId: string;
  /** Only an organiser changes start orders and seats. */
  readonly isOrganiser: boolean;
  /** Where an organiser gives lost hours back. */
  readonly iceBack?: ((hours: LostHoursOfDay) => ReactNode) | undefined;
}

/** Flights without ice, and whom the day’s delays bring to two places at once, or too soon from one to the other. */
export function DayTroubles(props: DayTroublesProps) {
  return (
    <>
      <LostIceOfDay {...props} />
      <ShortRests {...props} />
      <CoachClashes {...props} />
    </>
  );
}
