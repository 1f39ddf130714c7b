import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { CoachClashes } from './CoachClashes.tsx';
import { ShortRests } from './ShortRests.tsx';

interface PeopleTroublesProps {
  readonly runs: DayRuns;
  readonly competitionId: string;
  /** Only an organiser changes start orders and seats. */
  readonly isOrganiser: boolean;
}

/** Whom the day’s delays bring to two places at once, or too soon from one to the other. */
export function PeopleTroubles(props: PeopleTroublesProps) {
  return (
    <>
      <ShortRests {...props} />
      <CoachClashes {...props} />
    </>
  );
}
