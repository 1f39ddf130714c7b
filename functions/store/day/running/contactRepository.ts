import { ulid } from 'ulidx';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Actor } from '../../../platform/http/actorOf.ts';
import { checkWrite, createWrite, IS_NEW, putWrite } from '../../../platform/table/writes.ts';
import { entryHistoryItem } from '../../entering/entries/history.ts';
import type { StoredEntry } from '../../entering/entries/storedEntry.ts';
import { openedContactKey, sheetStateKey, starterKey, undoneCheckInKey } from './keys.ts';
import { transactDay } from '../../core/stamps/stampRepository.ts';
import { notEndedCheck, type StarterPlace } from './starterRepository.ts';
import type { OpenedContact } from './storedDay.ts';

interface Opening {
  readonly programmeId: string;
  readonly entry: StoredEntry;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Records that the emergency contact of a programme is opened, before it is read: unless the skater is there or
 * scratched, the flight has ended or is approved, or a helper asks after a check-in was taken back.
 * @throws {ApiError} ContactClosed, ContactNeedsOrganiser; Busy
 */
export async function storeContactOpening(
  place: StarterPlace,
  { programmeId, entry, by, now }: Opening,
): Promise<void> {
  const { competitionId, flightId } = place;
  const closed = () => new ApiError('ContactClosed');
  const opened: OpenedContact = { flightId, programmeId, at: now.toISOString(), by };
  await transactDay(competitionId, [
    checkWrite(starterKey(competitionId, flightId, programmeId), {
      condition: 'attribute_not_exists(pk) OR #state = :missing',
      names: { '#state': 'state' },
      values: { ':missing': 'noShow' },
      onConflict: closed,
    }),
    notEndedCheck(place, closed),
    checkWrite(sheetStateKey(competitionId, flightId), {
      condition: 'attribute_not_exists(approvedVersion)',
      onConflict: closed,
    }),
    ...(by.kind === 'code'
      ? [
          checkWrite(undoneCheckInKey(competitionId, programmeId), {
            condition: IS_NEW,
            onConflict: () => new ApiError('ContactNeedsOrganiser'),
          }),
        ]
      : []),
    createWrite(
      entryHistoryItem(
        entry,
        entry,
        { action: 'emergencyRead', by: by.id, ...(by.kind === 'code' && { byName: by.name }), now },
        ulid(now.getTime()),
      ),
    ),
    putWrite({ ...openedContactKey(competitionId, flightId, programmeId), type: 'openedContact', ...opened }),
  ]);
}
