import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { Credential } from '../access/credential.ts';
import { signingHeaders } from '../access/signedRequest.ts';
import type { DynamoOptions } from './server.ts';
import { startDynamo } from './server.ts';

export const TableName = 'records';

type Attribute = [name: string, type: 'S' | 'N' | 'B'];
type Key = [hash: Attribute, range?: Attribute];

interface IndexShape {
  key: Key;
  projection?: 'ALL' | 'KEYS_ONLY' | string[];
}

export interface TableShape {
  name?: string;
  key?: Key;
  global?: Record<string, IndexShape>;
  local?: Record<string, IndexShape>;
}

/** The server's address and credential. */
export interface Reached {
  readonly url: string;
  readonly credential: Credential;
}

/** The client that the product uses: the AWS SDK over HTTP. */
export function clientOf({ url, credential }: Reached): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    endpoint: url,
    region: 'local',
    credentials: credential,
    maxAttempts: 1,
  });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** A server, in memory by default, with one table, and the means for a test to use and stop it. */
export async function testDynamo(shape: TableShape = {}, options: Partial<DynamoOptions> = {}) {
  const dynamo = await startDynamo({ port: 0, ...options });
  const client = clientOf(dynamo);
  await client.send(new CreateTableCommand(tableInput(shape)));
  return {
    url: dynamo.url,
    credential: dynamo.credential,
    client,
    bulkPut: dynamo.bulkPut,
    async close() {
      client.destroy();
      await dynamo.close();
    },
  };
}

/** CreateTable's parameters for a table with the keys `pk` and `sk`, unless the shape says otherwise. */
export function tableInput({
  name = TableName,
  key = [
    ['pk', 'S'],
    ['sk', 'S'],
  ],
  global = {},
  local = {},
}: TableShape): CreateTableCommandInput {
  const shapes = [...Object.values(global), ...Object.values(local)];
  const types = new Map([key, ...shapes.map((shape) => shape.key)].flat().filter((one) => one !== undefined));
  const lists = {
    GlobalSecondaryIndexes: indexes(global),
    LocalSecondaryIndexes: indexes(local),
  };
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [...types].map(([AttributeName, AttributeType]) => ({
      AttributeName,
      AttributeType,
    })),
    KeySchema: schema(key),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  };
}

const schema = ([hash, range]: Key) => [
  { AttributeName: hash[0], KeyType: 'HASH' as const },
  ...(range === undefined ? [] : [{ AttributeName: range[0], KeyType: 'RANGE' as const }]),
];

const indexes = (shapes: Record<string, IndexShape>) =>
  Object.entries(shapes).map(([IndexName, { key, projection = 'ALL' }]) => ({
    IndexName,
    KeySchema: schema(key),
    Projection: Array.isArray(projection)
      ? { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: projection }
      : { ProjectionType: projection },
  }));

/** Sends an unchecked request, for cases that the SDK would refuse. */
export async function raw({ url, credential }: Reached, operation: string, sent: unknown) {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `DynamoDB_20120810.${operation}`,
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: signingHeaders({ url: new URL(url), body, headers }, credential),
    body,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Expects an error by its name and part of its message. */
export async function expectError(promise: Promise<unknown>, name: string, message?: string) {
  await expect(promise).rejects.toMatchObject({
    name,
    ...(message === undefined ? {} : { message: expect.stringContaining(message) as string }),
  });
}
