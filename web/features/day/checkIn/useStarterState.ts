import { useCallback, useState } from 'react';
import type { DayRuns, RunStarter } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { StartPlace } from '../../../../shared/contract/day/running/checkIn.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { untilReached } from '../../../api/untilReached.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import type { Start } from './checkInList.ts';
import type { LastScratch } from './scratches.ts';
import { startKey, useOverruled } from './useOverruled.ts';

export type StarterTap = 'checkIn' | 'undoCheckIn' | 'markNoShow' | 'restoreStarter';

const AFTER: Readonly<Record<StarterTap, RunStarter['state']>> = {
  checkIn: 'checkedIn',
  undoCheckIn: 'expected',
  markNoShow: 'noShow',
  restoreStarter: 'expected',
};

/** How long a row stays after its tap is stored. */
const STAY_MILLISECONDS = 4_000;

interface CheckInRequest {
  readonly state: RunStarter['state'];
  /** The server has not been reached yet. */
  readonly isUnsent: boolean;
}

interface Scratched {
  readonly judged: readonly StartPlace[];
  readonly before: readonly Pick<RunStarter, 'by' | 'reason'>[];
}

export interface StarterStates {
  /** The state that the tap asks for until the server has answered, then the stored one. */
  readonly stateOf: (start: Start) => RunStarter['state'];
  readonly isUnsent: (start: Start) => boolean;
  /** Whether it was tapped a moment ago: its row stays where it is, so that a second tap meets no other skater. */
  readonly isRecent: (start: Start) => boolean;
  /** Check-ins that only this page knows. */
  readonly unsent: number;
  readonly tap: (start: Start, what: StarterTap) => void;
  /** Resolves when the server has answered all its taps, or is out of reach. */
  readonly whenAnswered: (start: Start) => Promise<unknown>;
  /**
   * Scratches starts for one reason. @returns those that stay because their flight has a mark, and who had scratched
   * others before
   * @throws when the server refuses
   */
  readonly scratch: (starts: readonly Start[], reason: string) => Promise<Scratched>;
  /** The last scratch from this page, until it is undone or dismissed. */
  readonly lastScratch: LastScratch | null;
  readonly dismissScratch: () => void;
  /** Restores what one scratch took out, and says what stays. */
  readonly restoreAll: (scratchId: string) => Promise<void>;
}

/**
 * Shows a tap at once; a refused one is taken back, and the message says why. Who is here stays here, so a check-in
 * is sent again until the server is reached. Other taps may be wrong by then and are taken back. Taps on one skater are
 * sent one after the other: an undo that overtakes its check-in would leave the skater checked in.
 */
export function useStarterStates(competitionId: string, runs: DayRuns | undefined): StarterStates {
  const { t } = useTranslation('checkIn');
  const [wanted, setWanted] = useState<ReadonlyMap<string, CheckInRequest>>(new Map());
  const forget = useCallback(
    (key: string) => setWanted((now) => new Map([...now].filter(([other]) => other !== key))),
    [],
  );
  const [lastScratch, setLastScratch] = useState<LastScratch | null>(null);
  const ownCheckIns = useOverruled(runs, forget);
  const [answers] = useState(() => new Map<string, Promise<unknown>>());
  const [outOfReach] = useState(() => new Map<string, PromiseWithResolvers<undefined>>());
  const lastAnswer = (start: Start) => answers.get(startKey(start)) ?? Promise.resolve();
  const paramsOf = ({ flight, starter }: Start) => ({
    competitionId,
    flightId: flight.id,
    programmeId: starter.programmeId,
  });
  const tap = (start: Start, what: StarterTap) => {
    const key = startKey(start);
    if (what === 'checkIn') ownCheckIns.add(start);
    else ownCheckIns.remove(start);
    let own: CheckInRequest = { state: AFTER[what], isUnsent: false };
    setWanted((now) => new Map(now).set(key, own));
    // A later tap on the same skater shows what that one wants.
    const replace = (to: CheckInRequest | null) => {
      const before = own;
      if (to) own = to;
      setWanted((now) => {
        if (now.get(key) !== before) return now;
        const after = new Map(now);
        if (to) after.set(key, to);
        else after.delete(key);
        return after;
      });
    };
    const unreached = Promise.withResolvers<undefined>();
    // An undo waits for its check-in, whose network it shares.
    if (what === 'checkIn') outOfReach.set(key, unreached);
    const onUnreached = () => {
      replace({ ...own, isUnsent: true });
      unreached.resolve(undefined);
    };
    const send = () => call(what, { params: paramsOf(start), background: true, refetch: 'now' });
    const sent = lastAnswer(start).then(() =>
      what === 'checkIn' ? untilReached(send, { onUnreached }) : send(),
    );
    const answered = sent.then(
      () => {
        replace({ ...own, isUnsent: false });
        setTimeout(() => replace(null), STAY_MILLISECONDS);
      },
      (thrown: unknown) => {
        ownCheckIns.remove(start);
        replace(null);
        const reason = errorMessage(thrown) ?? String(thrown);
        showToast(t('refused', { name: start.starter.name, reason }), 'bad');
      },
    );
    answers.set(key, answered);
  };
  return {
    stateOf: (start) => wanted.get(startKey(start))?.state ?? start.starter.state,
    isUnsent: (start) => wanted.get(startKey(start))?.isUnsent ?? false,
    isRecent: (start) => wanted.has(startKey(start)),
    unsent: [...wanted.values()].filter(({ isUnsent }) => isUnsent).length,
    tap,
    whenAnswered: (start) => {
      const unreached = outOfReach.get(startKey(start))?.promise;
      return unreached ? Promise.race([lastAnswer(start), unreached]) : lastAnswer(start);
    },
    scratch: async (starts, reason) => {
      for (const start of starts) ownCheckIns.remove(start);
      const scratchId = crypto.randomUUID();
      const { data } = await call('scratchStarts', {
        params: { competitionId, scratchId },
        body: {
          reason,
          starts: starts.map(({ flight, starter }) => ({
            flightId: flight.id,
            programmeId: starter.programmeId,
          })),
        },
      });
      await whenRefetched();
      const before = scratchedBefore(data.starters, scratchId);
      const count = data.starters.length - before.length;
      const name = starts[0]?.starter.name ?? '';
      setLastScratch(count > 0 ? { scratchId, name, count } : null);
      return { judged: data.judged, before };
    },
    lastScratch,
    dismissScratch: () => setLastScratch(null),
    restoreAll: async (scratchId) => {
      try {
        const { data } = await call('restoreStarts', { params: { competitionId, scratchId } });
        await whenRefetched();
        setLastScratch((last) => (last?.scratchId === scratchId ? null : last));
        const [restored, judged] = [data.starters.length, data.judged.length];
        const texts = [
          ...(restored > 0 ? [t('restoredAll', { count: restored })] : []),
          ...(judged > 0 ? [t('judgedStay', { count: judged })] : []),
        ];
        // Somebody else may have restored all of them.
        if (texts.length > 0) showToast(texts.join(' '));
      } catch (thrown) {
        showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      }
    },
  };
}

/** Of the starts that are scratched now, those that somebody had scratched before: they keep that reason. */
export const scratchedBefore = <One extends Pick<RunStarter, 'scratchId'>>(
  answered: readonly One[],
  scratchId: string,
): One[] => answered.filter((one) => one.scratchId !== scratchId);
