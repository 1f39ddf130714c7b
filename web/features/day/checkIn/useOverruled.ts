import { useEffect, useRef } from 'react';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import type { Start } from './checkInList.ts';

export const startKey = ({
  flight,
  starter,
}: {
  readonly flight: { readonly id: string };
  readonly starter: { readonly programmeId: string };
}) => `${flight.id} ${starter.programmeId}`;

/** Check-ins of this page, and what it does to the same skaters itself. */
export interface OwnCheckIns {
  readonly add: (start: Start) => void;
  readonly remove: (start: Start) => void;
}

/** Says once that another person scratched a skater whom this page had just checked in: the row alone would only change. */
export function useOverruled(runs: DayRuns | undefined, onOverruled: (key: string) => void): OwnCheckIns {
  const { t } = useTranslation('checkIn');
  const own = useRef(new Set<string>());
  useEffect(() => {
    for (const flight of runs?.runs.flatMap(({ flights }) => flights) ?? []) {
      for (const starter of flight.starters) {
        const key = startKey({ flight, starter });
        if (!own.current.has(key) || (starter.state !== 'scratched' && starter.state !== 'noShow')) continue;
        own.current.delete(key);
        onOverruled(key);
        showToast(t(`overruled.${starter.state}`, { name: starter.name, by: starter.by ?? '' }), 'bad');
      }
    }
  }, [runs, onOverruled, t]);
  return {
    add: (start) => own.current.add(startKey(start)),
    remove: (start) => own.current.delete(startKey(start)),
  };
}
