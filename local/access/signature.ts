import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { Credential } from './credential.ts';

/** A signed request, by AWS Signature Version 4. */
export interface Signed {
  readonly method: string;
  /** The path as it stands in the request, still percent-encoded. */
  readonly path: string;
  readonly query: ReadonlyMap<string, string>;
  /** Header names are lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The names of the signed headers, in the order of the signature. */
  readonly signedHeaders: readonly string[];
  /** SHA-256 of the body in hex, or `UNSIGNED-PAYLOAD`. */
  readonly payload: string;
  /** `20260412T101500Z` */
  readonly date: string;
  /** `20260412/eu-west-1/s3/aws4_request` */
  readonly scope: string;
}

export const sha256 = (data: string | Uint8Array): string => hash('sha256', data);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A scope's key is valid for a day; deriving it for each request would cost four more hashes. */
const keys = new Map<string, Buffer>();
const KEYS_KEPT = 16;

function signingKey({ secretAccessKey }: Credential, scope: string): Buffer {
  const name = `${secretAccessKey} ${scope}`;
  const known = keys.get(name);
  if (known !== undefined) return known;
  if (keys.size >= KEYS_KEPT) keys.clear();
  const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  keys.set(name, key);
  return key;
}

/** A request's signature in hex. */
export function signatureOf(signed: Signed, credential: Credential): string {
  const { method, path, query, headers, signedHeaders, payload, date, scope } = signed;
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/[ \t]+/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  return hmac(signingKey(credential, scope), toSign).toString('hex');
}

/** Compares in constant time, so that the duration does not reveal where two signatures differ. */
export function isSignature(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The decoded name and value of each query parameter; an undecodable part stays as it is. */
export function queryOf(search: string): ReadonlyMap<string, string> {
  if (search === '') return new Map();
  return new Map(
    search.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))];
    }),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
