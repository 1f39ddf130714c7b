import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../shared/contract/competitions.ts';
import { dayIn } from '../../shared/domain/registration/timeZone.ts';
import { isApiError } from '../api/ApiError.ts';
import { queryOf } from '../api/queries.ts';
import { useUser } from '../session/useSession.ts';
import { CHOICE, chosenCompetition } from './competitionChoice.ts';

export interface CompetitionInSight {
  /** Undefined while it is on its way, and where there is none. */
  readonly competition: Competition | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** The competition one works in: a manager's own, else the one chosen in the address. */
export function useCompetition(): CompetitionInSight {
  const user = useUser();
  const [search] = useSearchParams();
  const isBound = user.role === 'MANAGER';
  const competitionId = user.competitionId ?? '';
  const own = useQuery({
    ...queryOf('getCompetition', { params: { competitionId } }),
    enabled: isBound && competitionId !== '',
  });
  const all = useQuery({ ...queryOf('listCompetitions'), enabled: !isBound });
  const asked = isBound ? own : all;
  const today = dayIn(new Date(), 'UTC');
  return {
    competition: isBound ? own.data : chosenCompetition(all.data ?? [], search.get(CHOICE), today),
    // A query that is switched off stays pending, but nothing is on its way.
    isPending: asked.isPending && asked.fetchStatus !== 'idle',
    // One that is not published, or no more there, is not found: there is none, and nothing failed.
    isError: asked.isError && !isApiError(asked.error, 'NotFound'),
    retry: () => void asked.refetch(),
  };
}
