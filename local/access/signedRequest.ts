import type { IncomingMessage } from 'node:http';
import { currentTime } from '../clock.ts';
import type { Credential } from './credential.ts';
import { namesLoopback } from './loopback.ts';
import { isSignature, queryOf, sha256, signatureOf } from './signature.ts';

/** The reason for a refusal, by AWS's own name. */
export type Refusal =
  | 'AccessDeniedException'
  | 'MissingAuthenticationTokenException'
  | 'UnrecognizedClientException'
  | 'InvalidSignatureException';

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  AccessDeniedException: 'This service answers under a loopback name of this machine only.',
  MissingAuthenticationTokenException: 'The request is not signed (AWS Signature Version 4).',
  UnrecognizedClientException: 'The access key is not the one of this start.',
  InvalidSignatureException: 'The signature is not that of this request.',
};

/** A request with the right access key; its signature can be checked once the body is known. */
export interface Claim {
  /** @param payload SHA-256 of the body in hex, or its substitute in `x-amz-content-sha256` */
  holds(payload: string): boolean;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([\w-]+)\/(\d{8}\/[\w-]+\/[\w-]+\/aws4_request),\s*SignedHeaders=([\w;-]+),\s*Signature=([0-9a-f]{64})$/;

/**
 * Checks the host and the access key before the body is read, so that no body of a stranger is held in
 * memory.
 * @param loopbackOnly whether names of this machine other than loopback's are refused
 */
export function claimOf(
  request: IncomingMessage,
  credential: Credential,
  { loopbackOnly = true }: { loopbackOnly?: boolean } = {},
): Claim | Refusal {
  if (loopbackOnly && !namesLoopback(request)) return 'AccessDeniedException';
  const { authorization = '', ...headers } = request.headers;
  if (authorization === '') return 'MissingAuthenticationTokenException';
  const [, accessKeyId, scope = '', names = '', signature = ''] = AUTHORIZATION.exec(authorization) ?? [];
  if (accessKeyId !== credential.accessKeyId) return 'UnrecognizedClientException';
  const signedHeaders = names.split(';');
  const needed = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (!needed.every((name) => signedHeaders.includes(name))) return 'InvalidSignatureException';
  const [path = '/', search = ''] = (request.url ?? '/').split('?');
  return {
    holds(payload) {
      const signed = {
        method: request.method ?? 'GET',
        path,
        query: queryOf(search),
        headers: headers as Readonly<Record<string, string | undefined>>,
        signedHeaders,
        payload,
        date: String(headers['x-amz-date']),
        scope,
      };
      return isSignature(signature, signatureOf(signed, credential));
    },
  };
}

/** The headers that sign a POST with a whole body, for programs that use a protocol without its SDK. */
export function signingHeaders(
  post: { readonly url: URL; readonly body: string; readonly headers: Readonly<Record<string, string>> },
  credential: Credential,
  now = currentTime(),
): Record<string, string> {
  const date = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = `${date.slice(0, 8)}/local/local/aws4_request`;
  const headers: Record<string, string> = { ...post.headers, host: post.url.host, 'x-amz-date': date };
  const signedHeaders = Object.keys(headers).sort();
  const signature = signatureOf(
    {
      method: 'POST',
      path: post.url.pathname,
      query: queryOf(post.url.search.slice(1)),
      headers,
      signedHeaders,
      payload: sha256(post.body),
      date,
      scope,
    },
    credential,
  );
  return {
    ...post.headers,
    'x-amz-date': date,
    authorization: `AWS4-HMAC-SHA256 Credential=${credential.accessKeyId}/${scope}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`,
  };
}
