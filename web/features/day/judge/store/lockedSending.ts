import type { MarkSending } from './sendMarks.ts';

const LOCK = 'rinkside-marks';

/** A tab in the background may be stopped while it holds the lock. The server knows marks that come twice. */
const MOST_BUSY = 5;

/** Lets one tab of a device send at a time; null while another one does. */
export function lockedSending(
  locks: LockManager,
  send: () => Promise<MarkSending>,
): () => Promise<MarkSending | null> {
  let busy = 0;
  return () =>
    locks.request(LOCK, { ifAvailable: true }, (lock) => {
      busy = lock ? 0 : busy + 1;
      return lock || busy > MOST_BUSY ? send() : null;
    });
}
