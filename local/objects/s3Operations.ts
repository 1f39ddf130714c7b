import type { IncomingMessage } from 'node:http';
import { WrongBytes } from './objectFile.ts';
import { ObjectChanged, type ObjectFiles } from './objectFiles.ts';
import { copied, headersOf, listed, noSuchKey, notSupported, S3Error, type S3Answer } from './s3Answer.ts';
import { attributesOf, decodedKey, byteRange, type S3Target } from './s3Request.ts';

/** S3's limit for a single PUT is 5 GB; the product's files are far smaller. */
const LARGEST_OBJECT = 64 * 1024 * 1024;
const LONGEST_PAGE = 1000;

const LISTING = ['list-type', 'prefix', 'max-keys', 'continuation-token'];

type Operation = (objects: ObjectFiles, target: S3Target, request: IncomingMessage) => Promise<S3Answer>;

/**
 * The calls that the product makes: put, copy, get, head and delete an object, and list a bucket (version 2).
 * @throws S3Error for every other call
 */
export function operationOf({ method = '' }: IncomingMessage, { bucket, key, query }: S3Target): Operation {
  const isList = key === '' && method === 'GET' && query.get('list-type') === '2';
  const operation = isList ? list : key === '' ? undefined : OBJECT_OPERATIONS[method];
  if (operation === undefined) throw notSupported(`${method} of ${key === '' ? 'a bucket' : 'an object'}`);
  const others = [...query.keys()].filter((name) => name !== 'x-id' && !(isList && LISTING.includes(name)));
  if (others.length > 0) throw notSupported(`The parameter ${others.join(', ')} in ${bucket}`);
  return operation;
}

const OBJECT_OPERATIONS: Readonly<Record<string, Operation>> = {
  GET: get,
  HEAD: head,
  DELETE: remove,
  PUT: (objects, target, request) =>
    request.headers['x-amz-copy-source'] === undefined
      ? put(objects, target, request)
      : copy(objects, target, request),
};

async function put(objects: ObjectFiles, { bucket, key }: S3Target, request: IncomingMessage) {
  const { 'content-length': length, 'x-amz-content-sha256': payload } = request.headers;
  if (length === undefined) throw new S3Error(411, 'MissingContentLength', 'The length must be told.');
  const bytes = Number(length);
  if (bytes > LARGEST_OBJECT) throw new S3Error(400, 'EntityTooLarge', 'The object is too large.');
  const announced = payload === 'UNSIGNED-PAYLOAD' ? { bytes } : { bytes, sha256: String(payload) };
  try {
    const what = { key, attributes: attributesOf(request.headers), announced };
    const { etag } = await objects.put(bucket, what, request as AsyncIterable<Uint8Array>);
    return { status: 200, headers: { etag, 'content-length': '0' } };
  } catch (error) {
    if (error instanceof WrongBytes) throw new S3Error(400, 'BadDigest', error.message);
    throw error;
  }
}

async function copy(objects: ObjectFiles, { bucket, key }: S3Target, { headers }: IncomingMessage) {
  const [from = '', ...rest] = String(headers['x-amz-copy-source']).replace(/^\//, '').split('/');
  const source = { bucket: from, key: decodedKey(rest.join('/')) };
  if (!objects.has(from)) throw noSuchKey();
  const ifMatch = headers['x-amz-copy-source-if-match'];
  const replace = headers['x-amz-metadata-directive'] === 'REPLACE';
  try {
    const done = await objects.copy(
      { ...source, ifMatch: ifMatch === undefined ? undefined : String(ifMatch) },
      { bucket, key, attributes: replace ? attributesOf(headers) : undefined },
    );
    if (done === undefined) throw noSuchKey();
    return copied(done);
  } catch (error) {
    if (error instanceof ObjectChanged)
      throw new S3Error(412, 'PreconditionFailed', 'The object to be copied is not the one that was named.');
    throw error;
  }
}

async function get(
  objects: ObjectFiles,
  { bucket, key }: S3Target,
  request: IncomingMessage,
): Promise<S3Answer> {
  const file = await objects.open(bucket, key);
  if (file === undefined) throw noSuchKey();
  try {
    const { bytes } = file.head;
    const range = byteRange(request.headers.range, bytes);
    const [first, last] = range ?? [0, bytes - 1];
    const headers = { ...headersOf(file.head), 'content-length': String(last - first + 1) };
    const object = { file, first, last };
    return range === undefined
      ? { status: 200, headers, object }
      : { status: 206, headers: { ...headers, 'content-range': `bytes ${first}-${last}/${bytes}` }, object };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function head(objects: ObjectFiles, { bucket, key }: S3Target): Promise<S3Answer> {
  const object = await objects.open(bucket, key);
  if (object === undefined) throw noSuchKey();
  await object.close();
  return { status: 200, headers: headersOf(object.head) };
}

async function remove(objects: ObjectFiles, { bucket, key }: S3Target): Promise<S3Answer> {
  await objects.remove(bucket, key);
  return { status: 204, headers: {} };
}

async function list(objects: ObjectFiles, { bucket, query }: S3Target): Promise<S3Answer> {
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? LONGEST_PAGE) || LONGEST_PAGE, LONGEST_PAGE);
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url');
  const all = (await objects.list(bucket, prefix)).filter(
    ({ key }) => Buffer.compare(Buffer.from(key), after) > 0,
  );
  const page = all.slice(0, limit);
  const last = page.at(-1)?.key;
  const more = all.length > page.length && last !== undefined;
  return listed({ bucket, prefix, limit }, page, more ? Buffer.from(last).toString('base64url') : undefined);
}
