// Prints the figures in README.md: the server runs in a process of its own, on a directory, called over HTTP.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signingHeaders } from '../access/signedRequest.ts';
import { credentialIn } from './dynamoProcess.ts';

const secondsEach = 3;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const directory = mkdtempSync(join(tmpdir(), 'dynamo-measure-'));
const server = spawn(process.execPath, [
  join(import.meta.dirname, 'command.ts'),
  '--port',
  '0',
  '--dir',
  directory,
]);
const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
const url = new URL(
  String((await lines.next()).value)
    .split(' ')
    .at(-1) ?? '',
);
const credential = credentialIn(String((await lines.next()).value));

// The plain protocol instead of an SDK, so that the client uses as little CPU as possible.
function call(operation: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const sentBody = JSON.stringify(body);
    const target = { 'x-amz-target': `DynamoDB_20120810.${operation}` };
    const headers = signingHeaders({ url, body: sentBody, headers: target }, credential);
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
    });
    sent.on('error', reject);
    sent.end(sentBody);
  });
}

async function measure(what: string, clients: number, one: (number: number) => Promise<unknown>) {
  const end = performance.now() + secondsEach * 1000;
  const times: number[] = [];
  let started = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const from = performance.now();
        await one((started += 1));
        times.push(performance.now() - from);
      }
    }),
  );
  times.sort((left, right) => left - right);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  const perSecond = Math.round(times.length / secondsEach);
  console.log(
    `${what}, ${String(clients)} at a time: ${String(perSecond)}/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
}

const key = (name: string, type: string) => ({ AttributeName: name, KeyType: type });
await call('CreateTable', {
  TableName: 'measured',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: ['pk', 'sk', 'gpk'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
  KeySchema: [key('pk', 'HASH'), key('sk', 'RANGE')],
  GlobalSecondaryIndexes: [
    {
      IndexName: 'byGroup',
      KeySchema: [key('gpk', 'HASH'), key('sk', 'RANGE')],
      Projection: { ProjectionType: 'ALL' },
    },
  ],
});

const item = (partition: string, number: number) => ({
  pk: { S: partition },
  sk: { S: String(number).padStart(9, '0') },
  gpk: { S: `group${String(number % 100)}` },
  text: { S: 'x'.repeat(400) },
});
const put = (partition: string) => (number: number) =>
  call('PutItem', { TableName: 'measured', Item: item(partition, number) });
const transact = (number: number) =>
  call('TransactWriteItems', {
    TransactItems: [0, 1, 2].map((part) => ({
      Put: { TableName: 'measured', Item: item(`transaction${String(part)}`, number) },
    })),
  });
const queryFirst25 = () =>
  call('Query', {
    TableName: 'measured',
    IndexName: 'byGroup',
    KeyConditionExpression: 'gpk = :group',
    ExpressionAttributeValues: { ':group': { S: 'group7' } },
    Limit: 25,
  });

await measure('PutItem with one index', 1, put('one'));
await measure('PutItem with one index', 50, put('many'));
await measure('TransactWriteItems of 3 items with one index', 50, transact);
await measure('GetItem', 20, () =>
  call('GetItem', { TableName: 'measured', Key: { pk: { S: 'one' }, sk: { S: '000000001' } } }),
);
await measure('Query of 25 items on the index', 1, queryFirst25);
let filled = 0;
while (filled < 100_000) {
  await Promise.all(
    Array.from({ length: 40 }, async () => {
      const first = (filled += 25);
      const writes = Array.from({ length: 25 }, (_, at) => ({
        PutRequest: { Item: item('filling', first + at) },
      }));
      await call('BatchWriteItem', { RequestItems: { measured: writes } });
    }),
  );
}
await measure('The same Query with 100,000 items more', 1, queryFirst25);

agent.destroy();
server.kill('SIGTERM');
server.once('exit', () => rmSync(directory, { recursive: true }));
