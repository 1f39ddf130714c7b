import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { findEntry } from '../../store/entries/repository.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import type { StoredNotification } from '../../store/notifications/notification.ts';
import { deliverOne } from './deliver.ts';
import { outcomeOf } from '../../store/notifications/mailToApi.ts';

const CONCURRENCY = 5;

/** Nobody but a person who looks at its entry decides about a mail that may have gone out. */
export const isUnsent = (notice: StoredNotification) => outcomeOf(notice) === 'unsent';

/**
 * Sends mails of a competition that are on record as unsent.
 * @param milliseconds for all of them; those that are not begun by then stay on record
 * @returns how many were sent
 */
export async function sendUnsentNotifications(
  competition: StoredCompetition,
  unsent: readonly StoredNotification[],
  now: Date,
  milliseconds: number,
): Promise<number> {
  const outcomes = await runInParallel(unsent, CONCURRENCY, milliseconds, async (stored, left) => {
    const entry = await findEntry(stored.accountId, stored.entryId);
    return entry ? deliverOne({ stored, entry, competition }, now, left) : null;
  });
  return outcomes.filter((outcome) => outcome === 'sent').length;
}
