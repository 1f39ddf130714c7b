import type { IncomingMessage } from 'node:http';
import type { Credential } from '../../access/credential.ts';
import { claimOf, REFUSALS, type Refusal } from '../../access/signedRequest.ts';
import { sha256 } from '../../access/signature.ts';
import type { Answer } from './answer.ts';
import { readBody } from './readBody.ts';

/**
 * Answers only requests that the credential has signed for this host. The body of a request by another key is
 * not read.
 *
 * @throws BodyTooLarge if a body is longer than `limit` bytes
 */
export function signedOnly(
  service: {
    readonly credential: Credential;
    readonly limit: number;
    /** A refusal in the service's own protocol. */
    readonly refuse: (type: Refusal, message: string) => Answer;
  },
  respond: (request: IncomingMessage, body: Buffer) => Answer | Promise<Answer>,
): (request: IncomingMessage) => Promise<Answer> {
  const { credential, limit, refuse } = service;
  return async (request) => {
    const claim = claimOf(request, credential);
    if (typeof claim === 'string') return refuse(claim, REFUSALS[claim]);
    const body = await readBody(request, limit);
    if (claim.holds(sha256(body))) return respond(request, body);
    return refuse('InvalidSignatureException', REFUSALS.InvalidSignatureException);
  };
}
