import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { DynamoError, internalError } from './errors.ts';
import type { Store } from './operations/operation.ts';
import { prepareRequest } from './request/dispatch.ts';
import type { GroupCommit } from './storage/groupCommit.ts';

/** The largest request AWS takes, in bytes. */
const largestRequest = 16 * 1024 * 1024;

/** Answers DynamoDB's JSON protocol: each operation is a POST to / that names itself in a header. */
export function requestHandler(store: Store, commits: GroupCommit): RequestListener {
  return (request, response) => {
    if (request.method === 'GET') {
      request.resume();
      response.end('healthy: dynamodb.local.amazonaws.com ');
      return;
    }
    void answer(store, commits, request).then(
      (body) => send(response, 200, body),
      (error: unknown) => {
        // The client went away before it had sent the whole request.
        if (!request.complete && request.destroyed) return;
        const told = error instanceof DynamoError ? error : unexpected(error);
        send(response, told.name === 'InternalServerError' ? 500 : 400, told.toBody());
      },
    );
  };
}

async function answer(store: Store, commits: GroupCommit, message: IncomingMessage): Promise<object> {
  const target = message.headers['x-amz-target'];
  if (Number(message.headers['content-length'] ?? 0) > largestRequest) {
    message.resume();
    throw tooLarge();
  }
  const body = await text(message);
  if (body.length > largestRequest) throw tooLarge();
  const { operation, request } = prepareRequest(typeof target === 'string' ? target : undefined, body);
  const run = () => operation.run(store, request);
  return operation.writes ? commits.run(run) : run();
}

const tooLarge = () =>
  new DynamoError(
    'com.amazon.coral.service#RequestEntityTooLargeException',
    'The request is larger than 16 MB',
  );

function unexpected(error: unknown): DynamoError {
  console.error(error);
  return internalError(error instanceof Error ? error.message : 'Internal error');
}

function send(response: ServerResponse, status: number, body: object): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': bytes.length,
    'x-amzn-requestid': randomUUID().toUpperCase(),
    // Some AWS clients compare it with what they have read.
    'x-amz-crc32': String(crc32(bytes)),
  });
  response.end(bytes);
}
