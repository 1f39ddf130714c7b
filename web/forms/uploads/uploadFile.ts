import { FILE_RULES, type FileKind } from '../../../shared/domain/files/fileKinds.ts';
import { call } from '../../api/client.ts';
import { checkDocument } from './checkDocument.ts';
import { resizePicture } from './resizePicture.ts';
import { sendBytes, type Sending } from './sendBytes.ts';
import { UploadRefused } from './UploadRefused.ts';

/** Pixels of the longest side: a poster fills a wide screen, a logo a line of text. */
const LONGEST: Readonly<Record<Exclude<FileKind, 'packet'>, number>> = {
  poster: 1_600,
  logo: 640,
  letterhead: 640,
};

/**
 * Prepares a file, sends it and has it checked; a picture is scaled down first.
 * @returns the stored path
 * @throws {UploadRefused | ApiError} and the signal's reason after a cancel
 */
export async function uploadFile(kind: FileKind, file: File, sending: Sending): Promise<string> {
  const { signal } = sending;
  const body =
    kind === 'packet'
      ? await checkDocument(file)
      : await resizePicture(file, LONGEST[kind], FILE_RULES[kind].types);
  if (body.size > FILE_RULES[kind].largest) throw new UploadRefused('tooLarge');
  signal.throwIfAborted();
  const { data: upload } = await call('createUpload', {
    body: { kind, type: body.type, bytes: body.size, name: nameOf(file) },
    signal,
  });
  await sendBytes(upload, body, sending);
  const { data } = await call('completeUpload', { params: { uploadId: upload.uploadId }, signal });
  return data.path;
}

/** A file is not refused for its name, so an invalid name is left out. */
function nameOf({ name }: File): string | null {
  const plain = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain.slice(-200).trim() : null;
}
