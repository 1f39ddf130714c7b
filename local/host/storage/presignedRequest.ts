import type { Credential } from '../../access/credential.ts';
import { isSignature, queryOf, signatureOf } from '../../access/signature.ts';

/** A request as S3 would see it: `target` is its path and query below the bucket's own domain. */
export interface SignedRequest {
  readonly method: string;
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

interface Signer extends Credential {
  /** Host of the object store, which is signed in place of the distribution's. */
  readonly host: string;
  /** Where the bucket begins at that host: `/bucket`, or '' where the host is the bucket's own. */
  readonly root: string;
}

/** S3 itself lets these two be unsigned; then nothing would hold what is sent to what was announced. */
const ALWAYS_SIGNED = ['host', 'content-length', 'content-type'];

const LONGEST_SECONDS = 7 * 24 * 60 * 60;

/**
 * Until when the query of a request holds, where it carries a signature (AWS Signature Version 4) of this
 * very method, path, query, type and length; null where it carries none or no longer holds. What S3 checks
 * before it takes a presigned PUT.
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
    !ALWAYS_SIGNED.every((name) => signedHeaders.includes(name) && headers[name] !== undefined) ||
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

/** Of `20260412T101500Z` and the seconds from then. */
function endOf(date: string, seconds: number): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (parts === null || !(seconds > 0 && seconds <= LONGEST_SECONDS)) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1);
  return new Date(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + seconds * 1000);
}
