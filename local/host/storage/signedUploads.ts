import type { IncomingMessage } from 'node:http';
import { currentTime } from '../../clock.ts';
import { isUploadObjectKey } from '../../../functions/store/core/files/repository.ts';
import { largestOfType } from '../../../shared/domain/core/files/fileKinds.ts';
import { MUSIC_TYPES } from '../../../shared/contract/entering/music/music.ts';
import { MOST_BYTES } from '../../../shared/domain/entering/music/musicVerdict.ts';
import { isDiskFull } from '../../access/diskFull.ts';
import type { Credential } from '../../access/credential.ts';
import { WrongBytes } from '../../objects/objectFile.ts';
import type { ObjectFiles } from '../../objects/objectFiles.ts';
import { problemAnswer, type Answer } from '../http/answer.ts';
import { bucketFiles } from './bucketFiles.ts';
import { signedUntil } from './presignedRequest.ts';

/** The bucket, the host for which clients sign, and their credential. */
interface UploadBucket {
  readonly files: ObjectFiles;
  readonly bucket: string;
  /** Host and port of the object store. */
  readonly host: string;
  readonly credential: Credential;
}

const refused: Answer = {
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'),
};

/**
 * Answers like a private bucket behind a distribution without a right of its own: a PUT with a valid
 * signature is stored, a GET with one is answered, everything else is refused. It also enforces three limits that S3 cannot: only keys
 * that the product issues, only lengths that the file rules allow (else 413), and each key once. The bytes go
 * to the disk as they arrive.
 */
export function signedUploads({ files, bucket, host, credential }: UploadBucket) {
  const taken = new UsedKeys();
  const signer = { ...credential, host, root: `/${bucket}` };
  const read = bucketFiles(files, bucket);
  return async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url: target = '' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headersDistinct).map(([name, values]) => [name, values?.join(',')]),
    );
    const path = target.split('?')[0] ?? '';
    const key = path.slice(1);
    if (method === 'GET')
      return signedUntil({ method, target, headers }, signer, currentTime()) ? read(path) : refused;
    const bytes = lengthOf(headers);
    if (method !== 'PUT' || !isUploadObjectKey(key) || bytes === null) return refused;
    const contentType = headers['content-type'] ?? '';
    const largest = isMusicType(contentType) ? MOST_BYTES : largestOfType(contentType);
    if (bytes > largest) return largest > 0 ? problemAnswer('BodyTooLarge') : refused;
    const now = currentTime();
    const until = signedUntil({ method, target, headers }, signer, now);
    if (until === null || !taken.take(key, until, now)) return refused;
    try {
      const what = { key, attributes: { contentType }, announced: { bytes } };
      const { etag } = await files.put(bucket, what, request as AsyncIterable<Uint8Array>);
      return { status: 200, headers: { etag }, body: Buffer.alloc(0) };
    } catch (error) {
      // The upload was not stored, so an interrupted one may be sent again.
      taken.giveBack(key);
      if (isDiskFull(error)) return problemAnswer('InsufficientStorage');
      if (error instanceof WrongBytes || request.destroyed) return refused;
      throw error;
    }
  };
}

const isMusicType = (type: string) => MUSIC_TYPES.some((one) => one === type);

/** The declared length; null if there is none that can be relied on. */
function lengthOf(headers: Readonly<Record<string, string | undefined>>): number | null {
  const length = headers['content-length'] ?? '';
  if (!/^\d{1,10}$/.test(length) || headers['transfer-encoding'] !== undefined) return null;
  return Number(length);
}

/**
 * The keys with a started upload, for as long as a signed address could still be valid. They are kept in
 * memory, because a restart invalidates all earlier addresses.
 */
class UsedKeys {
  readonly #until = new Map<string, Date>();

  /** @returns whether the key was still free */
  take(key: string, until: Date, now: Date): boolean {
    if (this.#until.has(key)) return false;
    for (const [old, end] of this.#until) if (end <= now) this.#until.delete(old);
    this.#until.set(key, until);
    return true;
  }

  giveBack(key: string): void {
    this.#until.delete(key);
  }
}
