import { useRef } from 'react';
import { isApiError } from '../../../api/ApiError.ts';
import type { OpenedChange } from './openedChange.ts';

/**
 * Holds up the save of a change that another save came before, until the person says which of the two
 * stays. `sendUnlessMet` gives null where nothing was sent.
 */
export function useConcurrentChange(change: OpenedChange | null, onOutdated: () => Promise<void>) {
  /** The saved version that the person has seen and goes against. */
  const against = useRef<number | null>(null);
  return {
    sendUnlessMet: async <Sent>(send: () => Promise<Sent>): Promise<Sent | null> => {
      if (change?.meanwhile && against.current !== change.entry.version) {
        await onOutdated();
        return null;
      }
      try {
        return await send();
      } catch (thrown) {
        if (!isApiError(thrown, 'VersionConflict')) throw thrown;
        await onOutdated();
        return null;
      }
    },
    /** From now on this form may be saved in place of what is saved now. */
    keepMine: () => {
      against.current = change?.entry.version ?? null;
    },
  };
}
