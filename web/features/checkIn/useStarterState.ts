import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunStarter } from '../../../shared/contract/day/checkIn.ts';
import { whenRefetched } from '../../api/changes.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { showToast } from '../../ui/toastStore.ts';
import type { Start } from './checkInList.ts';

export type StarterTap = 'checkIn' | 'undoCheckIn' | 'markNoShow' | 'restoreStarter';

const AFTER: Readonly<Record<StarterTap, RunStarter['state']>> = {
  checkIn: 'checkedIn',
  undoCheckIn: 'expected',
  markNoShow: 'noShow',
  restoreStarter: 'expected',
};

export interface StarterStates {
  /** What the tap wants until the server has answered, then what is stored. */
  readonly stateOf: (start: Start) => RunStarter['state'];
  readonly tap: (start: Start, what: StarterTap) => void;
  /** @throws when the server refuses */
  readonly scratch: (start: Start, reason: string) => Promise<void>;
}

const keyOf = ({ flight, starter }: Start) => `${flight.id} ${starter.programmeId}`;

/** Shows a tap at once; a refused one is taken back, and the message says why. */
export function useStarterStates(competitionId: string): StarterStates {
  const { t } = useTranslation('checkIn');
  const [wanted, setWanted] = useState<ReadonlyMap<string, RunStarter['state']>>(new Map());
  const forget = (start: Start) =>
    setWanted((now) => new Map([...now].filter(([key]) => key !== keyOf(start))));
  const paramsOf = ({ flight, starter }: Start) => ({
    competitionId,
    flightId: flight.id,
    programmeId: starter.programmeId,
  });
  const tap = (start: Start, what: StarterTap) => {
    setWanted((now) => new Map(now).set(keyOf(start), AFTER[what]));
    call(what, { params: paramsOf(start) })
      .then(whenRefetched)
      .catch((thrown: unknown) => {
        const reason = errorMessage(thrown) ?? String(thrown);
        showToast(t('refused', { name: start.starter.name, reason }), 'bad');
      })
      .finally(() => forget(start));
  };
  return {
    stateOf: (start) => wanted.get(keyOf(start)) ?? start.starter.state,
    tap,
    scratch: async (start, reason) => {
      await call('scratch', { params: paramsOf(start), body: { reason } });
      await whenRefetched();
    },
  };
}
