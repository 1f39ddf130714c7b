import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announceChange } from '../../../../api/changes.ts';
import { requestQuery } from '../../../../api/queries.ts';

/** The provider tells within seconds what became of its page; a bank may take days. */
const ASK_MILLISECONDS = { open: 4_000, waiting: 8_000 } as const;

/** What a family owes in a competition. While a payment by card is under way it is asked again, and its end shows on every page. */
export function useFamilyBalance(competitionId: string) {
  const family = useQuery({
    ...requestQuery('getFamilyBalance', { params: { competitionId } }),
    refetchInterval: ({ state }) => {
      const of = state.data?.cardPayment?.state;
      return of === 'open' || of === 'waiting' ? ASK_MILLISECONDS[of] : false;
    },
  });
  const state = family.data?.cardPayment?.state;
  const before = useRef(state);
  useEffect(() => {
    const wasUnderWay = before.current === 'open' || before.current === 'waiting';
    before.current = state;
    // The entries are paid too.
    if (wasUnderWay && state === 'paid') announceChange('startCardPayment', 'now');
  }, [state]);
  return family;
}
