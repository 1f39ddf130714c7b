import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { notificationWrites } from '../../../store/entering/notifications/notificationWrites.ts';
import { retryOnVersionConflict, saveEntry } from '../entries/save/saveEntry.ts';

/**
 * Takes the late fee of a programme's music off its entry, for good. What was paid of it becomes a refund due.
 * @returns the entry as it is stored; a repeat changes nothing
 * @throws {ApiError} NotFound; CompetitionArchived; Busy; ValidationFailed: event MustExist where no fee was charged,
 * entryId MustEnabled for a withdrawn entry
 */
export async function waiveFee(
  { competitionId, entryId }: { readonly competitionId: string; readonly entryId: string },
  eventId: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<StoredEntry> {
  const { state } = await getCompetition(competitionId);
  if (state === 'archived') throw new ApiError('CompetitionArchived');
  return retryOnVersionConflict(async () => {
    const entry = await getEntryOfCompetition(competitionId, entryId);
    // What a withdrawn entry still costs is what the refund policy retained.
    if (entry.state === 'withdrawn') throw wrongField('entryId', 'MustEnabled');
    const event = entry.events.find(({ id }) => id === eventId);
    if (event?.musicFee === undefined) throw wrongField('event', 'MustExist');
    if (event.musicFee === 0) return entry;
    const events = entry.events.map((one) => (one.id === eventId ? { ...one, musicFee: 0 } : one));
    const notice = { what: 'musicFeeWaived', event: eventId, fee: event.musicFee } as const;
    return saveEntry(
      entry,
      { ...entry, events },
      {
        action: 'musicFeeWaived',
        by,
        now,
        extraWrites: (changed) => notificationWrites({ entry: changed, notice }, now),
      },
    );
  });
}
