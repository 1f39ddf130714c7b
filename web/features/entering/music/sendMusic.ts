import type { EntryMusic } from '../../../../shared/contract/entering/music/music.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { call } from '../../../api/client.ts';
import { sendBytes } from '../../../forms/uploads/uploadFile.ts';
import type { ChosenMusic } from './inspectFile.ts';

/** Whose entry it is for: the own family's, or one of a competition that is organised. */
export type MusicOf = { readonly entryId: string; readonly competitionId?: string };

interface Sending {
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file and makes it the music of programmes.
 * @throws {UploadRefused | ApiError} and the signal's reason after a cancel
 */
export async function sendChosenMusic(
  { entryId, competitionId }: MusicOf,
  { body, name }: ChosenMusic,
  choice: Omit<BodyOf<'sendMusic'>, 'uploadId'>,
  { onProgress, signal }: Sending,
): Promise<EntryMusic> {
  const type = body.type === 'audio/mpeg' ? ('audio/mpeg' as const) : ('audio/wav' as const);
  const { data: upload } = await call('createMusicUpload', {
    body: { type, bytes: body.size, name: name.slice(-200) },
    signal,
  });
  await sendBytes(upload, body, { onProgress, signal });
  const sent = { ...choice, uploadId: upload.uploadId };
  if (competitionId === undefined)
    return (await call('sendMusic', { params: { entryId }, body: sent, background: true, refetch: 'now' }))
      .data;
  const params = { competitionId, entryId };
  return (await call('sendMusicForFamily', { params, body: sent, background: true, refetch: 'now' })).data;
}
