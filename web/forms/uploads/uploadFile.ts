import type { Upload } from '../../../shared/contract/core/files/files.ts';
import { hasSignature } from '../../../shared/domain/core/files/fileContent.ts';
import { FILE_RULES, type FileKind } from '../../../shared/domain/core/files/fileKinds.ts';
import { call } from '../../api/client.ts';
import { UploadRefused } from './UploadRefused.ts';
import { resizePicture, type ResizedPicture, type SmallerWidth } from './resizePicture.ts';

/** Pixels of the longest side: a poster fills a wide screen, a logo a line of text. */
const LONGEST: Readonly<Record<Exclude<FileKind, 'packet'>, number>> = {
  poster: 1_600,
  logo: 640,
  letterhead: 640,
  // 11 inches at 200 dots.
  background: 2_200,
};

/** The width that phones load of a poster, however fine their screens are. */
const PHONE_WIDTHS: readonly SmallerWidth[] = [
  { width: 480, bytes: 25_000 },
  { width: 960, bytes: 55_000 },
];

/**
 * Prepares a file, sends it and has it checked; a picture is scaled down first, a poster to several widths.
 * @returns the stored path
 * @throws {UploadRefused | ApiError} and the signal's reason after a cancel
 */
export async function uploadFile(kind: FileKind, file: File, sending: ByteTransfer): Promise<string> {
  const { signal } = sending;
  const { whole, smaller } = await prepared(kind, file);
  if (whole.size > FILE_RULES[kind].largest) throw new UploadRefused('tooLarge');
  signal.throwIfAborted();
  const announce = (body: Blob) => announced(kind, file, body, signal);
  const [first, ...others] = await Promise.all([announce(whole), ...smaller.map(announce)]);
  await sendAll([first, ...others], sending);
  const { data } = await call('completeUpload', {
    params: { uploadId: first.upload.uploadId },
    body: { smaller: others.map(({ upload }) => upload.uploadId) },
    signal,
  });
  return data.path;
}

interface Announced {
  readonly upload: Upload;
  readonly body: Blob;
}

async function announced(kind: FileKind, file: File, body: Blob, signal: AbortSignal): Promise<Announced> {
  const { data: upload } = await call('createUpload', {
    body: { kind, type: body.type, bytes: body.size, name: nameOf(file) },
    signal,
  });
  return { upload, body };
}

/** The progress is that of all together. */
async function sendAll(files: readonly Announced[], { onProgress, signal }: ByteTransfer): Promise<void> {
  const total = files.reduce((sum, { body }) => sum + body.size, 0);
  const sent = files.map(() => 0);
  const sendOne = ({ upload, body }: Announced, index: number) =>
    sendBytes(upload, body, {
      signal,
      onProgress: (share) => {
        sent[index] = share * body.size;
        onProgress(sent.reduce((sum, bytes) => sum + bytes, 0) / total);
      },
    });
  await Promise.all(files.map(sendOne));
}

async function prepared(kind: FileKind, file: File): Promise<ResizedPicture> {
  if (kind === 'packet') return { whole: await checkDocument(file), smaller: [] };
  const { types } = FILE_RULES[kind];
  return resizePicture(file, {
    longest: LONGEST[kind],
    types,
    widths: kind === 'poster' ? PHONE_WIDTHS : [],
  });
}

/** A file is not refused for its name, so an invalid name is left out. */
function nameOf({ name }: File): string | null {
  const plain = name.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain.slice(-200).trim() : null;
}

/**
 * The file, if its bytes are a PDF's; the media type comes from the name only. @throws {UploadRefused} if
 * it is none
 */
export async function checkDocument(file: Blob): Promise<Blob> {
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!hasSignature('application/pdf', beginning)) throw new UploadRefused('notDocument');
  return file.slice(0, file.size, 'application/pdf');
}

interface ByteTransfer {
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file to an upload's address, by XMLHttpRequest, because fetch reports no progress. @throws
 * {UploadRefused} if it did not arrive; the signal's reason after a cancel
 */
export function sendBytes(
  { url, method, headers }: Upload,
  body: Blob,
  sending: ByteTransfer,
): Promise<void> {
  const { onProgress, signal } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const lost = () => reject(new UploadRefused('lost'));
    request.upload.onprogress = ({ loaded }) => onProgress(loaded / body.size);
    request.onload = () => (request.status === 200 ? resolve() : lost());
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel);
    request.send(body);
  });
}
