import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { minutesShort } from '../../../../shared/domain/day/running/longerFlights.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Stack } from '../../../ui/Stack.tsx';

interface WalkOnEffectProps {
  readonly competitionId: string;
  readonly flights: readonly RunFlight[];
  readonly programmeId: string;
}

/** What a walk-on does to the chosen flight, and who hears of it. */
export function WalkOnEffect({ competitionId, flights, programmeId }: WalkOnEffectProps) {
  const { t } = useTranslation('checkIn');
  const flightId = useWatch<{ flightId: string }, 'flightId'>({ name: 'flightId' });
  const problem = useQuery(requestQuery('getScheduleProblem', { params: { competitionId }, quiet: true }));
  const flight = flights.find(({ id }) => id === flightId);
  // One that has started can’t be given minutes on the board.
  const minutes =
    flight?.state === 'toCome' && problem.data ? minutesShort(problem.data.problem, flight, programmeId) : 0;
  return (
    <Stack gap={2} minContent>
      {minutes > 0 ? (
        <p>
          {t('addShort', { count: minutes })} <Link to={paths.schedule(competitionId)}>{t('addBoard')}</Link>
        </p>
      ) : null}
      <p>{t('addHeard')}</p>
    </Stack>
  );
}
