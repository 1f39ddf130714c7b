import type { IncomingMessage } from 'node:http';
import { currentTime } from '../../clock.ts';
import { isUploadObjectKey } from '../../../functions/store/files/repository.ts';
import { largestOfType } from '../../../shared/domain/files/fileKinds.ts';
import type { Credential } from '../../access/credential.ts';
import { WrongBytes } from '../../objects/objectFile.ts';
import type { ObjectFiles } from '../../objects/objectFiles.ts';
import type { Answer } from '../http/answer.ts';
import { signedUntil } from './presignedRequest.ts';

/** The bucket, the host under which clients sign for it, and what they sign with. */
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
 * Answers as a private bucket does behind a distribution that adds no right of its own: a PUT with a
 * signature that holds is stored, all else is refused. Beyond that, which S3 cannot be asked: only a key
 * that the product gives out, only as long as the file rules let any file of that type be, and each key
 * once. The bytes go to the disk as they come.
 */
export function signedUploads({ files, bucket, host, credential }: UploadBucket) {
  const taken = new UsedKeys();
  return async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url: target = '' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headersDistinct).map(([name, values]) => [name, values?.join(',')]),
    );
    const key = target.split('?')[0]?.slice(1) ?? '';
    const bytes = lengthOf(headers);
    if (method !== 'PUT' || !isUploadObjectKey(key) || bytes === null) return refused;
    const now = currentTime();
    const until = signedUntil({ method, target, headers }, { ...credential, host, root: `/${bucket}` }, now);
    if (until === null || !taken.take(key, until, now)) return refused;
    const contentType = headers['content-type'] ?? '';
    try {
      const what = { key, attributes: { contentType }, announced: { bytes } };
      const { etag } = await files.put(bucket, what, request as AsyncIterable<Uint8Array>);
      return { status: 200, headers: { etag }, body: Buffer.alloc(0) };
    } catch (error) {
      // Nothing was stored: who was cut off may send it again.
      taken.giveBack(key);
      if (error instanceof WrongBytes || request.destroyed) return refused;
      throw error;
    }
  };
}

/** The length that is told; null where it is not, or where no file of that type may be so long. */
function lengthOf(headers: Readonly<Record<string, string | undefined>>): number | null {
  const length = headers['content-length'] ?? '';
  const largest = largestOfType(headers['content-type'] ?? '');
  if (!/^\d{1,10}$/.test(length) || headers['transfer-encoding'] !== undefined) return null;
  return Number(length) <= largest ? Number(length) : null;
}

/**
 * The keys to which something was sent, or is being sent, as long as an address for them could still hold.
 * Kept in memory: after another start no address of before is worth anything.
 */
class UsedKeys {
  readonly #until = new Map<string, Date>();

  /** @returns whether nobody had it */
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
