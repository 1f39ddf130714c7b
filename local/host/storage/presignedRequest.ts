import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as S3 would see it: `target` is its path and query below the bucket's own domain. */
export interface SignedRequest {
  readonly method: string;
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Host of the object store, which is signed in place of the distribution's. */
  readonly host: string;
  /** Where the bucket begins at that host: `/bucket`, or '' where the host is the bucket's own. */
  readonly root: string;
}

/** S3 itself lets these two be unsigned; then nothing would hold what is sent to what was announced. */
const ALWAYS_SIGNED = ['host', 'content-length', 'content-type'];

const LONGEST_SECONDS = 7 * 24 * 60 * 60;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Whether the query of a request carries a signature (AWS Signature Version 4) of this very method,
 * path, query, type and length, and still holds. What S3 checks before it takes a presigned PUT;
 * s3rver takes any.
 */
export function isSigned(request: SignedRequest, signer: Signer, now: Date): boolean {
  const [path = '', search = ''] = request.target.split('?');
  const query = new Map(search.split('&').map((pair) => decodedPair(pair)));
  const signedHeaders = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const headers: SignedRequest['headers'] = { ...request.headers, host: signer.host };
  const [accessKeyId = '', ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const date = query.get('X-Amz-Date') ?? '';
  const given = query.get('X-Amz-Signature') ?? '';
  if (
    query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' ||
    accessKeyId !== signer.accessKeyId ||
    scope.length !== 4 ||
    !ALWAYS_SIGNED.every((name) => signedHeaders.includes(name)) ||
    !Object.keys(headers).every((name) => !name.startsWith('x-amz-') || signedHeaders.includes(name)) ||
    !holds(date, Number(query.get('X-Amz-Expires')), now)
  )
    return false;
  const canonical = [
    request.method,
    signer.root + path,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signedHeaders.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${signer.secretAccessKey}`);
  const wanted = hmac(key, toSign);
  const signature = Buffer.from(given, 'hex');
  return signature.length === wanted.length && timingSafeEqual(signature, wanted);
}

function decodedPair(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=');
  return [decoded(name), decoded(value.join('='))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `20260412T101500Z`, and the seconds from then. */
function holds(date: string, seconds: number, now: Date): boolean {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (parts === null || !(seconds > 0 && seconds <= LONGEST_SECONDS)) return false;
  const [year, month, day, hour, minute, second] = parts.slice(1);
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return now.getTime() < signedAt + seconds * 1000;
}

function canonicalQuery(query: ReadonlyMap<string, string>): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
