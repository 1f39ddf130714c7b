import { useEffect } from 'react';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';

/**
 * Tells the organiser that the account has opened this version, in the background.
 * @param version 0 where nothing is to be told
 */
export function useMarkSeen(competitionId: string, version: number): void {
  useEffect(() => {
    if (version === 0) return;
    const seen = { params: { competitionId }, body: { version } };
    // Without an answer the next visit tells it.
    call('markScheduleSeen', { ...seen, background: true, quiet: true, refetch: 'never' }).catch(
      (thrown: unknown) => {
        if (!isApiError(thrown)) throw thrown;
      },
    );
  }, [competitionId, version]);
}
