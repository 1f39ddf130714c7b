import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startDynamo, type RunningDynamo } from '../../dynamo/server.ts';
import { TableName, testDynamo } from '../../dynamo/testDynamo.ts';
import { readWitnessed } from './readWitnessed.ts';
import { witnessed } from './witness.ts';

interface Answering {
  handle(request: object): Promise<{ response: { body: Uint8Array } }>;
}

let folder: string;
let file: string;
let peer: RunningDynamo;
let server: Server;

/** Another embedded database in DynamoDB Local's place: as that one, it checks no signature. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rinkside-witness-'));
  file = path.join(folder, 'calls.jsonl');
  await writeFile(file, '');
  peer = await startDynamo({ port: 0 });
  server = createServer((request, response) => {
    const headers = { 'x-amz-target': String(request.headers['x-amz-target']) };
    void text(request)
      .then((body) => (peer.inProcess.requestHandler as Answering).handle({ headers, body }))
      .then((answer) => response.end(answer.response.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv('DYNAMODB_LOCAL', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  vi.stubEnv('WITNESSED_CALLS', file);
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await peer.close();
  await rm(folder, { recursive: true });
});

const numbers = Array.from({ length: 60 }, (_, at) => ({ id: `n${String(at)}` }));

it('sends every call on, and what the process itself put', async () => {
  const { client, bulkPut, close } = await testDynamo({ key: [['id', 'S']] }, witnessed());
  await bulkPut(TableName, numbers);
  await Promise.all(numbers.map((Item) => client.send(new PutCommand({ TableName, Item }))));
  await client.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [{ id: 'n1' }, { id: 'n2' }] } } }),
  );
  await close();
  expect(await readWitnessed(file)).toEqual({
    calls: new Map([
      ['CreateTable', 1],
      ['BatchWriteItem', 3],
      ['PutItem', 60],
      ['BatchGetItem', 1],
    ]),
    allowed: new Map(),
    others: [],
  });
});

it('keeps a call to which the other database answers differently', async () => {
  const { client, close } = await testDynamo({ key: [['id', 'S']] }, witnessed());
  const other = { TableName, Item: { id: 'n1' }, ConditionExpression: 'attribute_not_exists(id)' };
  await put(other.Item);
  await client.send(new PutCommand(other));
  await expect(client.send(new PutCommand(other))).rejects.toThrow('The conditional request failed');
  await close();
  const { others } = await readWitnessed(file);
  expect(others.map(({ name, own, peer: theirs }) => [name, own.type, theirs.type])).toEqual([
    ['PutItem', '', 'ConditionalCheckFailedException'],
  ]);
});

/** Behind the witness's back. */
const put = (item: { readonly id: string }) => peer.bulkPut(TableName, [item]);

it('is not there outside the comparison', () => {
  vi.stubEnv('DYNAMODB_LOCAL', undefined);
  expect(witnessed()).toEqual({});
});
