import { useState } from 'react';
import { isApiError } from '../../../../api/ApiError.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import type { Availability } from '../../../../../shared/contract/planning/judges.ts';
import { showToast } from '../../../../ui/toastStore.ts';

interface SeatName {
  readonly panelId: string;
  readonly seat: number;
}

/** A judge's actions; after a refusal the page says so and shows the present state. */
export function useJudgingCalls(competitionId: string) {
  const [isBusy, setIsBusy] = useState(false);
  const params = { competitionId };

  /** @returns whether it was done */
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await work();
      showToast(done);
      return true;
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      showToast(first?.message ?? errorMessage(thrown) ?? String(thrown), 'bad');
      void refetchChanged('takeSeat');
      return false;
    } finally {
      setIsBusy(false);
    }
  };

  return {
    answer: (
      body: { state: 'accepted' | 'declined'; available: Availability; version: number },
      done: string,
    ) => attempt(() => call('answerJudging', { params, body }), done),
    take: ({ panelId, seat }: SeatName, done: string) =>
      attempt(() => call('takeSeat', { params, body: { panelId, seat } }), done),
    leave: ({ panelId, seat }: SeatName, done: string) =>
      attempt(() => call('leaveSeat', { params, body: { panelId, seat } }), done),
    offer: ({ panelId, seat }: SeatName, to: string, done: string) =>
      attempt(() => call('proposeSwap', { params, body: { panelId, seat, to } }), done),
    answerOffer: (
      swapId: string,
      body: { answer: 'accepted' | 'declined'; inReturn: SeatName | null },
      done: string,
    ) => attempt(() => call('answerSwap', { params: { competitionId, swapId }, body }), done),
    cancelOffer: (swapId: string, done: string) =>
      attempt(() => call('cancelSwap', { params: { competitionId, swapId } }), done),
  };
}

export type JudgingCalls = ReturnType<typeof useJudgingCalls>;
