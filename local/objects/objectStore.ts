import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Credential } from '../access/credential.ts';
import { isDiskFull } from '../access/diskFull.ts';
import { claimOf, REFUSALS, type Refusal } from '../access/signedRequest.ts';
import { NoSuchBucket, ObjectFiles } from './objectFiles.ts';
import { errorAnswer, S3Error, type S3Answer } from './s3Answer.ts';
import { operationOf } from './s3Operations.ts';
import { targetOf } from './s3Request.ts';

export interface ObjectStore {
  readonly url: string;
  /** The same objects without the protocol, for code in the same process. */
  readonly files: ObjectFiles;
  close(): Promise<void>;
}

/**
 * Starts an S3 endpoint on loopback with those buckets and its objects as files under `directory`. It accepts
 * requests that the credential has signed. Only one process at a time may use the directory.
 * @param isDown whether a request with this address is refused, in tests
 */
export async function startObjectStore(
  directory: string,
  buckets: readonly string[],
  credential: Credential,
  isDown: (address: string) => boolean = () => false,
): Promise<ObjectStore> {
  const files = new ObjectFiles(directory, buckets);
  const served = listener(files, credential);
  const server = createServer((request, response) => {
    if (!isDown(request.url ?? '')) served(request, response);
    else void send(request, response, errorAnswer(new S3Error(503, 'ServiceUnavailable', 'Try again.')));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    files,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // Clients keep idle connections open; running answers get a moment to finish.
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 500).unref();
      await closed;
    },
  };
}

function listener(files: ObjectFiles, credential: Credential): RequestListener {
  return (request, response) => {
    answerTo(request, files, credential)
      .catch((error: unknown) => failure(request, error))
      .then((answer) => send(request, response, answer))
      .catch(() => response.destroy());
  };
}

async function answerTo(
  request: IncomingMessage,
  files: ObjectFiles,
  credential: Credential,
): Promise<S3Answer> {
  const claim = claimOf(request, credential);
  if (typeof claim === 'string') throw refusal(claim);
  // The body's hash is signed with the request, so the signature is checked before a byte is read.
  const payload = String(request.headers['x-amz-content-sha256']);
  if (!/^([0-9a-f]{64}|UNSIGNED-PAYLOAD)$/.test(payload) || !claim.holds(payload))
    throw refusal('InvalidSignatureException');
  const target = targetOf(request);
  return operationOf(request, target)(files, target, request);
}

const CODES: Readonly<Record<Refusal, string>> = {
  AccessDeniedException: 'AccessDenied',
  MissingAuthenticationTokenException: 'AccessDenied',
  UnrecognizedClientException: 'InvalidAccessKeyId',
  InvalidSignatureException: 'SignatureDoesNotMatch',
};

const refusal = (why: Refusal) => new S3Error(403, CODES[why], REFUSALS[why]);

function failure(request: IncomingMessage, error: unknown): S3Answer {
  if (error instanceof S3Error) return errorAnswer(error);
  if (error instanceof NoSuchBucket)
    return errorAnswer(new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist.'));
  // The client disconnected before it had sent the whole object.
  if (!request.complete && request.destroyed) throw error;
  if (isDiskFull(error))
    return errorAnswer(new S3Error(507, 'InsufficientStorage', 'There is no room left to store this.'));
  console.error('The object store failed:', error);
  return errorAnswer(new S3Error(500, 'InternalError', 'The object store failed.'));
}

async function send(request: IncomingMessage, response: ServerResponse, answer: S3Answer): Promise<void> {
  const { status, headers, xml, object } = answer;
  try {
    response.writeHead(status, headers);
    if (object === undefined) response.end(request.method === 'HEAD' ? undefined : xml);
    else await pipeline(Readable.from(object.file.stream(object.first, object.last)), response);
  } finally {
    await object?.file.close();
  }
}
