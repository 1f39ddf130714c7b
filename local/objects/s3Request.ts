import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { queryOf } from '../access/signature.ts';
import type { ObjectAttributes } from './objectFile.ts';
import { notSupported, S3Error } from './s3Answer.ts';

/** The target of a request: an object by its key, or a bucket, without a key. */
export interface S3Target {
  readonly bucket: string;
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
}

const LONGEST_KEY = 1024;

/** The `x-amz-` headers that are read here or have no effect. */
const KNOWN = new Set([
  'x-amz-date',
  'x-amz-content-sha256',
  'x-amz-user-agent',
  'x-amz-copy-source',
  'x-amz-copy-source-if-match',
  'x-amz-metadata-directive',
  'x-amz-sdk-checksum-algorithm',
  'x-amz-checksum-crc32',
  'x-amz-checksum-mode',
]);
const CONDITIONS = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/**
 * The bucket and key of `/bucket/key`, with the request's other parameters.
 * @throws S3Error for an unsupported request, so that no other operation runs in its place
 */
export function targetOf({ url = '/', headers }: IncomingMessage): S3Target {
  const [path = '', search = ''] = url.split('?');
  const [, bucket = '', ...rest] = path.split('/');
  const query = queryOf(search);
  for (const name of Object.keys(headers))
    if ((name.startsWith('x-amz-') && !KNOWN.has(name)) || CONDITIONS.includes(name))
      throw notSupported(name);
  return { bucket, key: decodedKey(rest.join('/')), query };
}

/** @throws S3Error if the decoded text is no key */
export function decodedKey(text: string): string {
  try {
    const key = decodeURIComponent(text);
    if (Buffer.byteLength(key) <= LONGEST_KEY) return key;
  } catch {
    throw new S3Error(400, 'InvalidURI', 'The key is not well-formed.');
  }
  throw new S3Error(400, 'KeyTooLongError', 'The key is longer than 1,024 bytes.');
}

export function attributesOf(headers: IncomingHttpHeaders): ObjectAttributes {
  const { 'content-type': contentType, 'content-disposition': contentDisposition } = headers;
  const { 'cache-control': cacheControl } = headers;
  return {
    ...(contentType === undefined ? {} : { contentType }),
    ...(contentDisposition === undefined ? {} : { contentDisposition }),
    ...(cacheControl === undefined ? {} : { cacheControl }),
  };
}

/**
 * The first and last requested byte; undefined for all.
 * @throws S3Error if the object has no such bytes
 */
export function byteRange(
  header: string | undefined,
  bytes: number,
): [first: number, last: number] | undefined {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (parts === null || (parts[1] === '' && parts[2] === '')) return undefined;
  const [from, to] = [parts[1] ?? '', parts[2] ?? ''];
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  if (first > last) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable.');
  return [first, last];
}
