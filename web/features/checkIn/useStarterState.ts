import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunStarter } from '../../../shared/contract/day/checkIn.ts';
import { whenRefetched } from '../../api/changes.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { showToast } from '../../ui/toastStore.ts';
import type { Start } from './checkInList.ts';
import { untilReached } from './untilReached.ts';

export type StarterTap = 'checkIn' | 'undoCheckIn' | 'markNoShow' | 'restoreStarter';

const AFTER: Readonly<Record<StarterTap, RunStarter['state']>> = {
  checkIn: 'checkedIn',
  undoCheckIn: 'expected',
  markNoShow: 'noShow',
  restoreStarter: 'expected',
};

interface Wanted {
  readonly state: RunStarter['state'];
  /** The server has not been reached yet. */
  readonly isUnsent: boolean;
}

export interface StarterStates {
  /** What the tap wants until the server has answered, then what is stored. */
  readonly stateOf: (start: Start) => RunStarter['state'];
  readonly isUnsent: (start: Start) => boolean;
  /** Check-ins that only this page knows. */
  readonly unsent: number;
  readonly tap: (start: Start, what: StarterTap) => void;
  /** @throws when the server refuses */
  readonly scratch: (start: Start, reason: string) => Promise<void>;
}

const keyOf = ({ flight, starter }: Start) => `${flight.id} ${starter.programmeId}`;

/**
 * Shows a tap at once; a refused one is taken back, and the message says why. Who is here stays here, so a check-in
 * is sent again until the server is reached. Other taps may be wrong by then and are taken back.
 */
export function useStarterStates(competitionId: string): StarterStates {
  const { t } = useTranslation('checkIn');
  const [wanted, setWanted] = useState<ReadonlyMap<string, Wanted>>(new Map());
  const want = (start: Start, to: Wanted) => setWanted((now) => new Map(now).set(keyOf(start), to));
  const forget = (start: Start) =>
    setWanted((now) => new Map([...now].filter(([key]) => key !== keyOf(start))));
  const paramsOf = ({ flight, starter }: Start) => ({
    competitionId,
    flightId: flight.id,
    programmeId: starter.programmeId,
  });
  const tap = (start: Start, what: StarterTap) => {
    const state = AFTER[what];
    want(start, { state, isUnsent: false });
    const send = () => call(what, { params: paramsOf(start), background: true, refetch: 'now' });
    const sent =
      what === 'checkIn'
        ? untilReached(send, { onUnreached: () => want(start, { state, isUnsent: true }) })
        : send();
    sent
      .then(whenRefetched)
      .catch((thrown: unknown) => {
        const reason = errorMessage(thrown) ?? String(thrown);
        showToast(t('refused', { name: start.starter.name, reason }), 'bad');
      })
      .finally(() => forget(start));
  };
  return {
    stateOf: (start) => wanted.get(keyOf(start))?.state ?? start.starter.state,
    isUnsent: (start) => wanted.get(keyOf(start))?.isUnsent ?? false,
    unsent: [...wanted.values()].filter(({ isUnsent }) => isUnsent).length,
    tap,
    scratch: async (start, reason) => {
      await call('scratch', { params: paramsOf(start), body: { reason } });
      await whenRefetched();
    },
  };
}
