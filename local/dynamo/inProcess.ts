import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { perform, refusalOf } from './http.ts';
import type { Store } from './operations/operation.ts';
import type { GroupCommit } from './storage/groupCommit.ts';

type RequestHandler = NonNullable<DynamoDBClientConfig['requestHandler']>;

interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * The SDK's way to the database where both are in one process: the same requests and answers without a socket.
 * The signature is not checked, because no one else can call it.
 */
export function inProcessHandler(store: Store, commits: GroupCommit): RequestHandler {
  return {
    metadata: { handlerProtocol: 'http/1.1' },
    async handle({ headers, body }: SentRequest) {
      const answered = perform(store, commits, headers['x-amz-target'], textOf(body)).then(
        (answer) => ({ status: 200, body: answer }),
        refusalOf,
      );
      const { status, body: answer } = await answered;
      const bytes = Buffer.from(JSON.stringify(answer));
      const type = { 'content-type': 'application/x-amz-json-1.0' };
      return { response: { statusCode: status, headers: type, body: bytes } };
    },
  };
}

const utf8 = new TextDecoder();

const textOf = (body: unknown) =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? utf8.decode(body) : '';
