import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { environment } from '../environment.ts';

/** Seconds until a signed path expires. */
export const SIGNED_SECONDS = 5 * 60;

const YEAR = 'public, max-age=31536000, immutable';

let client: S3Client | undefined;

function bucket(): S3Client {
  // The newer checksums would be signed too, and a browser's PUT does not send them.
  client ??= new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  return client;
}

const imageBucket = () => environment('IMAGE_BUCKET');

interface ObjectUpload {
  readonly key: string;
  readonly type: string;
  readonly bytes: number;
}

/**
 * The path and query that accept a PUT of one file of exactly this type and length. The distribution forwards
 * `/uploads/*` to the bucket unchanged and with the bucket's own host, which is the one that is signed.
 */
export async function signedPath({ key, type, bytes }: ObjectUpload): Promise<string> {
  const command = new PutObjectCommand({
    Bucket: imageBucket(),
    Key: key,
    ContentType: type,
    ContentLength: bytes,
  });
  const url = await getSignedUrl(bucket(), command, {
    expiresIn: SIGNED_SECONDS,
    signableHeaders: new Set(['host', 'content-type', 'content-length']),
  });
  return `/${key}${new URL(url).search}`;
}

/** Where and how a browser sends a file of exactly this type and length. */
export async function signedUpload(uploadId: string, object: ObjectUpload) {
  return {
    uploadId,
    url: await signedPath(object),
    method: 'PUT' as const,
    headers: { 'content-type': object.type },
    expiresInSeconds: SIGNED_SECONDS,
  };
}

/** The path and query that read one private object, forwarded as those of uploads are. */
export async function signedReadPath(key: string): Promise<string> {
  const command = new GetObjectCommand({ Bucket: imageBucket(), Key: key });
  const url = await getSignedUrl(bucket(), command, { expiresIn: SIGNED_SECONDS });
  return `/${key}${new URL(url).search}`;
}

export interface StoredBeginning {
  readonly bytes: number;
  readonly beginning: Uint8Array;
  readonly etag: string;
}

/** Without the right to list a bucket, which no function has, S3 answers AccessDenied for a missing object. */
const ABSENT: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound', 'AccessDenied']);

/** An object's length and first bytes; null for no object. */
export async function readBeginning(key: string, longest: number): Promise<StoredBeginning | null> {
  try {
    const Range = `bytes=0-${longest - 1}`;
    const object = await bucket().send(new GetObjectCommand({ Bucket: imageBucket(), Key: key, Range }));
    const beginning = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    // `bytes 0-99/1234`
    const whole = Number(object.ContentRange?.split('/')[1] ?? beginning.length);
    return { bytes: whole, beginning, etag: object.ETag ?? '' };
  } catch (error) {
    if (error instanceof S3ServiceException && ABSENT.has(error.name)) return null;
    throw error;
  }
}

/** A whole object, if it still has the ETag; else null. */
export async function readObject(key: string, etag: string): Promise<Uint8Array | null> {
  try {
    const object = await bucket().send(new GetObjectCommand({ Bucket: imageBucket(), Key: key }));
    if (object.ETag !== etag) return null;
    return (await object.Body?.transformToByteArray()) ?? null;
  } catch (error) {
    if (error instanceof S3ServiceException && ABSENT.has(error.name)) return null;
    throw error;
  }
}

/** A stored picture, by its path on the product's origin; null if there is none. */
export async function readPicture(path: string): Promise<Uint8Array | null> {
  try {
    const object = await bucket().send(new GetObjectCommand({ Bucket: imageBucket(), Key: path.slice(1) }));
    return (await object.Body?.transformToByteArray()) ?? null;
  } catch (error) {
    if (error instanceof S3ServiceException && ABSENT.has(error.name)) return null;
    throw error;
  }
}

/** Stores an object at its final key. @param cacheControl by default a year, for everybody */
export async function putObject(
  key: string,
  type: string,
  body: Uint8Array,
  cacheControl = YEAR,
): Promise<void> {
  const lasting = { ContentType: type, CacheControl: cacheControl };
  await bucket().send(new PutObjectCommand({ Bucket: imageBucket(), Key: key, Body: body, ...lasting }));
}

interface ObjectCopy {
  readonly from: string;
  readonly to: string;
  /** Of the bytes that were checked; an object uploaded since is not copied. */
  readonly etag: string;
  readonly type: string;
  readonly disposition: string | undefined;
  /** By default a year, for everybody. */
  readonly cacheControl?: string;
}

/**
 * Copies an object to its final key.
 * @returns whether the bytes that were checked were still there
 */
export async function keepObject(copy: ObjectCopy): Promise<boolean> {
  const { from, to, etag, type, disposition, cacheControl = YEAR } = copy;
  const command = new CopyObjectCommand({
    Bucket: imageBucket(),
    Key: to,
    CopySource: `${imageBucket()}/${from}`,
    CopySourceIfMatch: etag,
    MetadataDirective: 'REPLACE',
    ContentType: type,
    ContentDisposition: disposition,
    CacheControl: cacheControl,
  });
  try {
    await bucket().send(command);
    return true;
  } catch (error) {
    const name = error instanceof S3ServiceException ? error.name : '';
    if (ABSENT.has(name) || name === 'PreconditionFailed') return false;
    throw error;
  }
}

export async function removeObject(key: string): Promise<void> {
  await bucket().send(new DeleteObjectCommand({ Bucket: imageBucket(), Key: key }));
}
