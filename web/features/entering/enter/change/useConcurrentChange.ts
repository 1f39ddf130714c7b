import { useRef } from 'react';
import { isApiError } from '../../../../api/ApiError.ts';
import type { OpenedChange } from './openedChange.ts';

/**
 * Stops the save of a change after another save, until the person chooses which of the two stays.
 * `sendUnlessMet` resolves with null if nothing was sent.
 */
export function useConcurrentChange(change: OpenedChange | null, onOutdated: () => Promise<void>) {
  /** The saved version that the person has seen and chose to overwrite. */
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
    /** From now on this form may overwrite the saved version. */
    keepMine: () => {
      against.current = change?.entry.version ?? null;
    },
  };
}
