import { type ReactNode, Suspense } from 'react';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { laterPart } from '../../../laterPart.ts';
import { LostIceOfDay, type LostHoursOfDay } from './LostIceOfDay.tsx';

/** On most days nobody is late enough for it. */
const PeopleTroubles = laterPart(async () => (await import('./PeopleTroubles.tsx')).PeopleTroubles, 'rests');

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
      {props.runs.shortRests.length + props.runs.coachClashes.length > 0 ? (
        <Suspense fallback={null}>
          <PeopleTroubles {...props} />
        </Suspense>
      ) : null}
    </>
  );
}
