import type { Credential } from '../../access/credential.ts';
import { isSignature, queryOf, signatureOf } from '../../access/signature.ts';

/** A request as S3 receives it: `target` is its path and query below the bucket's own domain. */
export interface SignedRequest {
  readonly method: string;
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

interface Signer extends Credential {
  /** The host of the object store, which is signed instead of the distribution's. */
  readonly host: string;
  /** The bucket's path at that host: `/bucket`, or '' if the host is the bucket's own. */
  readonly root: string;
}

/** S3 itself allows the last two to be unsigned; an upload could then differ from its announcement. */
const SIGNED_OF_UPLOAD = ['host', 'content-length', 'content-type'];

const LONGEST_SECONDS = 7 * 24 * 60 * 60;

/**
 * The time until which a request is valid by the signature in its query (AWS Signature Version 4) of its
 * method, path, query, type and length; null without a signature or after its expiry. S3 checks a presigned
 * request in the same way.
 */
export function signedUntil(request: SignedRequest, signer: Signer, now: Date): Date | null {
  const [path = '', search = ''] = request.target.split('?');
  const query = queryOf(search);
  const signedHeaders = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const headers: SignedRequest['headers'] = { ...request.headers, host: signer.host };
  const [accessKeyId = '', ...scope] = (query.get('X-Amz-Credential') ?? '').split('/');
  const date = query.get('X-Amz-Date') ?? '';
  const until = endOf(date, Number(query.get('X-Amz-Expires')));
  if (
    query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256' ||
    accessKeyId !== signer.accessKeyId ||
    scope.length !== 4 ||
    !(request.method === 'GET' ? ['host'] : SIGNED_OF_UPLOAD).every(
      (name) => signedHeaders.includes(name) && headers[name] !== undefined,
    ) ||
    !Object.keys(headers).every((name) => !name.startsWith('x-amz-') || signedHeaders.includes(name)) ||
    until === null ||
    now.getTime() >= until.getTime()
  )
    return null;
  const signed = {
    method: request.method,
    path: signer.root + path,
    query,
    headers,
    signedHeaders,
    payload: 'UNSIGNED-PAYLOAD',
    date,
    scope: scope.join('/'),
  };
  return isSignature(query.get('X-Amz-Signature') ?? '', signatureOf(signed, signer)) ? until : null;
}

/** From `20260412T101500Z` and the seconds after it. */
function endOf(date: string, seconds: number): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (parts === null || !(seconds > 0 && seconds <= LONGEST_SECONDS)) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1);
  return new Date(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + seconds * 1000);
}
