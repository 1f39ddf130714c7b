import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import {
  isRehearsal,
  organisedCompetition,
} from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useIsPublished } from './useIsPublished.ts';
import { useUser } from '../../../session/useSession.ts';
import { COMPETITION_PARAMETER } from './competitionChoice.ts';
import { useDefaultCompetition } from './useDefaultCompetition.ts';

export interface ChosenCompetition {
  /** Undefined while it loads, and if there is none. */
  readonly competition: Competition | undefined;
  /** Why there is none: no competition exists, or the address names an unknown one. */
  readonly missing: 'none' | 'unknown' | null;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/**
 * The current competition: a manager's own, else the one in the address (archived ones too), else the
 * default. A manager's address may name a rehearsal of the own one. An unknown one in the address is not replaced.
 * With `isWanted` false nothing is fetched, since the address may name a draft.
 */
export function useChosenCompetition({ isWanted = true } = {}): ChosenCompetition {
  const user = useUser();
  const [search] = useSearchParams();
  const inAddress = search.get(COMPETITION_PARAMETER);
  const isMyRehearsal =
    inAddress !== null && isRehearsal(inAddress) && organisedCompetition(inAddress) === user.competitionId;
  const isBound = user.role === 'MANAGER' && !isMyRehearsal;
  const competitionId = (isBound ? user.competitionId : inAddress) ?? '';
  const isNamed = competitionId !== '';
  const published = useIsPublished(competitionId, isWanted && isBound);
  const one = useQuery({
    ...requestQuery('getCompetition', { params: { competitionId } }),
    enabled: isWanted && isNamed && (!isBound || published.data === true),
    // Each part that reports the absence would otherwise fetch again, without end.
    retryOnMount: isBound,
  });
  const usual = useDefaultCompetition(isWanted && !isBound && !isNamed);
  const named = isBound && published.data !== true ? published : one;
  const requestedId = isBound || isNamed ? named : usual;
  // A disabled query stays pending though nothing is loading.
  const isPending = requestedId === named ? named.isPending && named.fetchStatus !== 'idle' : usual.isPending;
  // NotFound means that it is unpublished or gone, which is no failure.
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
