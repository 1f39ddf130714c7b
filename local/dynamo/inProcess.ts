import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { perform, refusalOf } from './http.ts';
import type { Store } from './operations/operation.ts';
import type { GroupCommit } from './storage/groupCommit.ts';

/** The part of an SDK client's configuration by which it calls the database of its own process. */
export type InProcessClient = Required<Pick<DynamoDBClientConfig, 'requestHandler' | 'signer'>>;

interface SentRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * The SDK's way to the database where both are in one process: the same requests and answers without a socket.
 * Nothing is signed, because no one else can call it.
 */
export function inProcessClient(store: Store, commits: GroupCommit): InProcessClient {
  const requestHandler: InProcessClient['requestHandler'] = {
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
  return { requestHandler, signer: { sign: async (request) => request } };
}

const utf8 = new TextDecoder();

const textOf = (body: unknown) =>
  typeof body === 'string' ? body : body instanceof Uint8Array ? utf8.decode(body) : '';
