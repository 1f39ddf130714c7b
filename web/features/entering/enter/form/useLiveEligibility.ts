import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataOf } from '../../../../../shared/contract/types.ts';
import { call } from '../../../../api/client.ts';
import { queryKeyOf } from '../../../../api/queries.ts';
import { useDebounced } from '../../../people/members/index.ts';
import { isSamePeople, type EligibilityRequest } from './eligibilityRequest.ts';

export interface LiveEligibility {
  /** The findings that the submit would have; null while they are unknown. */
  readonly answer: DataOf<'checkEligibility'> | null;
  /** True while the answer is older than the values. */
  readonly isAsking: boolean;
  /** The last request failed: no network, no answer, or too many requests. */
  readonly hasFailed: boolean;
}

const PAUSE_MILLISECONDS = 800;
const AGAIN_MILLISECONDS = 30_000;

/**
 * Asks the server for the findings that the submit would have, once typing pauses. A late answer is never
 * shown for newer values; while the newer answer is on its way, the last one stays if its people are the same.
 * @param body null where nothing can be asked, or the account may not ask
 */
export function useLiveEligibility(body: EligibilityRequest | null): LiveEligibility {
  const current = JSON.stringify(body);
  const debounced = useDebounced(current, PAUSE_MILLISECONDS);
  const { data, isError, isPaused } = useQuery({
    queryKey: queryKeyOf('checkEligibility', debounced),
    queryFn: async ({ signal }) => {
      const asked = JSON.parse(debounced) as EligibilityRequest;
      const { data: answer } = await call('checkEligibility', {
        body: asked,
        signal,
        background: true,
        // After a log-out elsewhere the family learns it at the submit, and loses nothing.
        quiet: true,
      });
      return { asked, answer };
    },
    enabled: debounced !== 'null',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MILLISECONDS : false),
  });
  if (body === null) return NOT_REQUESTED;
  if (isError || isPaused) return { ...NOT_REQUESTED, hasFailed: true };
  if (!data) return NOT_REQUESTED;
  const isCurrent = JSON.stringify(data.asked) === current;
  if (!isCurrent && !isSamePeople(data.asked, body)) return NOT_REQUESTED;
  return { answer: data.answer, isAsking: !isCurrent, hasFailed: false };
}

const NOT_REQUESTED: LiveEligibility = { answer: null, isAsking: false, hasFailed: false };
