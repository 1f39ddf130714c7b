import { ulid } from 'ulidx';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Actor } from '../../platform/http/actorOf.ts';
import { checkWrite, createWrite, putWrite } from '../../platform/table/writes.ts';
import { entryHistoryItem } from '../entries/history.ts';
import type { StoredEntry } from '../entries/storedEntry.ts';
import { openedContactKey, starterKey } from './keys.ts';
import { transactDay } from './stampRepository.ts';
import type { FlightPlace } from './starterRepository.ts';
import type { OpenedContact } from './storedDay.ts';

interface Opening {
  readonly programmeId: string;
  readonly entry: StoredEntry;
  readonly by: Actor;
  readonly now: Date;
}

/**
 * Records that the emergency contact of a programme is opened, before it is read, unless the skater is there or
 * scratched.
 * @throws {ApiError} ContactClosed; Busy
 */
export async function storeContactOpening(
  { competitionId, flightId }: FlightPlace,
  { programmeId, entry, by, now }: Opening,
): Promise<void> {
  const opened: OpenedContact = { flightId, programmeId, at: now.toISOString(), by };
  await transactDay(competitionId, [
    checkWrite(starterKey(competitionId, flightId, programmeId), {
      condition: 'attribute_not_exists(pk) OR #state = :missing',
      names: { '#state': 'state' },
      values: { ':missing': 'noShow' },
      onConflict: () => new ApiError('ContactClosed'),
    }),
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
