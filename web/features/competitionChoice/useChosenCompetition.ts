import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { isApiError } from '../../api/ApiError.ts';
import { queryOf } from '../../api/queries.ts';
import { useIsPublished } from './useIsPublished.ts';
import { useUser } from '../../session/useSession.ts';
import { COMPETITION_PARAMETER } from './competitionChoice.ts';
import { useDefaultCompetition } from './useDefaultCompetition.ts';

export interface ChosenCompetition {
  /** Undefined while it is on its way, and where there is none. */
  readonly competition: Competition | undefined;
  /** Why there is none: nothing is there to be shown, or not the one that the address names. */
  readonly missing: 'none' | 'unknown' | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/**
 * The competition one works in: a manager's own, else the one that the address names, archived ones
 * too, else the usual one. An address that names none that is there shows no other in its place. Nothing
 * is asked where it is not wanted: an address may also name a draft, which is no competition yet.
 */
export function useChosenCompetition({ isWanted = true } = {}): ChosenCompetition {
  const user = useUser();
  const [search] = useSearchParams();
  const isBound = user.role === 'MANAGER';
  const competitionId = (isBound ? user.competitionId : search.get(COMPETITION_PARAMETER)) ?? '';
  const isNamed = competitionId !== '';
  const published = useIsPublished(competitionId, isWanted && isBound);
  const one = useQuery({
    ...queryOf('getCompetition', { params: { competitionId } }),
    enabled: isWanted && isNamed && (!isBound || published.data === true),
    // Asked again by each part that says that there is none, it would be on its way without end.
    retryOnMount: isBound,
  });
  const usual = useDefaultCompetition(isWanted && !isBound && !isNamed);
  const named = isBound && published.data !== true ? published : one;
  const requestedId = isBound || isNamed ? named : usual;
  // A query that is switched off stays pending, but nothing is on its way.
  const isPending = requestedId === named ? named.isPending && named.fetchStatus !== 'idle' : usual.isPending;
  // One that is not published, or no more there, is not found: there is none, and nothing failed.
  const isError = requestedId.isError && !isApiError(one.error, 'NotFound');
  const found = isNamed ? one.data : usual.competition;
  const competition = requestedId.isError || isPending ? undefined : found;
  const isMissing = !isPending && !isError && !competition;
  return {
    competition,
    missing: !isMissing ? null : isNamed && !isBound ? 'unknown' : 'none',
    isPending,
    isError,
    retry: () => void requestedId.refetch(),
  };
}
