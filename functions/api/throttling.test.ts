import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayEvent } from '../../local/testing/gatewayEvent.ts';
import { handler } from './people/rinks/lambda.ts';

/** The table gives this answer to every call. */
let answer: { readonly __type: string; readonly CancellationReasons?: readonly { Code: string }[] };
let status = 400;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      response
        .writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
        .end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`,
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'table',
    PUBLIC_ORIGIN: 'http://127.0.0.1',
  });
});
afterAll(() => server.close());

const listing = async () => {
  const { statusCode, headers, body } = (await handler(
    gatewayEvent('listRinks'),
    {} as Parameters<typeof handler>[1],
  )) as { statusCode: number; headers: Record<string, string>; body: string };
  return {
    statusCode,
    retryAfter: headers['retry-after'],
    code: (JSON.parse(body) as { code: string }).code,
  };
};

const dynamo = (name: string) => `com.amazonaws.dynamodb.v20120810#${name}`;
const busy = { statusCode: 503, retryAfter: '1', code: 'Busy' };

it.each([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
])('%s of the table is Busy: trying again helps', async (name) => {
  answer = { __type: dynamo(name) };
  expect(await listing()).toEqual(busy);
});

it.each(['ThrottlingError', 'ProvisionedThroughputExceeded', 'TransactionConflict'])(
  '%s as the reason of a cancelled transaction is Busy',
  async (Code) => {
    answer = {
      __type: dynamo('TransactionCanceledException'),
      CancellationReasons: [{ Code: 'None' }, { Code }],
    };
    expect(await listing()).toEqual(busy);
  },
);

it.each([
  [500, 'InternalServerError'],
  [503, 'ServiceUnavailable'],
])('an answer %i of the table, %s, is Busy: it may work at the next call', async (failed, name) => {
  [status, answer] = [failed, { __type: dynamo(name) }];
  expect(await listing()).toEqual(busy);
  status = 400;
});

it.each([
  { __type: dynamo('ValidationException') },
  { __type: dynamo('TransactionCanceledException'), CancellationReasons: [{ Code: 'ValidationError' }] },
])('anything else stays Unexpected: %o', async (wrong) => {
  answer = wrong;
  expect(await listing()).toEqual({ statusCode: 500, retryAfter: undefined, code: 'Unexpected' });
});
