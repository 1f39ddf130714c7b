import { retryOnVersionConflict } from '../entries/save/saveEntry.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { deleteMusicWrite, musicOfCompetition } from '../../../store/entering/music/repository.ts';
import { removeMusicFiles } from './musicObjects.ts';

/**
 * Deletes the music of an entry. The files go first, because only the records name them: a second call ends what one that
 * broke off began.
 * @throws {ApiError} Busy
 */
export async function eraseMusic(competitionId: string, entryId: string): Promise<void> {
  await retryOnVersionConflict(async () => {
    const music = await musicOfCompetition(competitionId, entryId);
    if (music.length === 0) return;
    await removeMusicFiles(music, competitionId);
    await transact(
      music.map((one) => deleteMusicWrite(competitionId, one, () => new ApiError('VersionConflict'))),
    );
  });
}
