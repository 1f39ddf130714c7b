import { keepObject, putObject, removeObject, signedReadPath } from '../../../platform/objects/bucket.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import type { EarlierMusic, MusicUpload, StoredMusic } from '../../../store/entering/music/repository.ts';
import { uploadObjectKey } from '../../../store/core/files/repository.ts';

const TYPES = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

type Kept = Pick<EarlierMusic, 'fileId' | 'kind'>;

const PRIVATE = 'private, no-store';

const AT_ONCE = 10;

/**
 * Below `/uploads`, whose objects nobody reads without a signature (decision 0336). Another prefix than the one of files
 * that nobody has checked, which end after a day.
 */
export const MUSIC_PREFIX = 'uploads/music/';

const musicObjectKey = (competitionId: string, { fileId, kind }: Kept) =>
  `${MUSIC_PREFIX}${competitionId}/${fileId}.${kind}`;

/** @returns false if the bytes that were judged are gone */
export function keepMusic(competitionId: string, upload: MusicUpload, etag: string, kind: Kept['kind']) {
  return keepObject({
    from: uploadObjectKey(upload),
    to: musicObjectKey(competitionId, { fileId: upload.id, kind }),
    etag,
    type: TYPES[kind],
    disposition: undefined,
    cacheControl: PRIVATE,
  });
}

/** Stores music that the product made itself. */
export const putMusic = (competitionId: string, file: Kept, bytes: Uint8Array) =>
  putObject(musicObjectKey(competitionId, file), TYPES[file.kind], bytes, PRIVATE);

/** Removes the current and the earlier files of programmes. */
export async function removeMusicFiles(music: readonly StoredMusic[], competitionId: string): Promise<void> {
  const files = music.flatMap(({ file, earlier }): Kept[] => [file, ...earlier]);
  // One file may be the music of several programmes.
  const each = [...new Map(files.map((file) => [file.fileId, file])).values()];
  await mapInParallel(each, AT_ONCE, (file) => removeMusic(competitionId, file));
}

export const removeMusic = (competitionId: string, file: Kept) =>
  removeObject(musicObjectKey(competitionId, file));

/** A path that reads the file for five minutes. */
export const musicReadPath = (competitionId: string, file: Kept) =>
  signedReadPath(musicObjectKey(competitionId, file));
