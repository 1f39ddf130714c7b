import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import { startDynamo } from './server.ts';
import { clientOf, tableInput, TableName } from './testDynamo.ts';

const dynamos = await Promise.all([startDynamo({ port: 0 }), startDynamo({ port: 0 })]);
const [plain, short] = [clientOf(dynamos[0]), inProcessClient(dynamos[1])];
await Promise.all(dynamos.map((dynamo) => clientOf(dynamo).send(new CreateTableCommand(tableInput({})))));
afterAll(() => Promise.all(dynamos.map((dynamo) => dynamo.close())));

function inProcessClient({ inProcess, shortcut, credential }: (typeof dynamos)[number]) {
  const client = new DynamoDBClient({ region: 'local', credentials: credential, ...inProcess });
  const document = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  document.middlewareStack.use(shortcut());
  return document;
}

const EVERY_TYPE = {
  text: 'café',
  empty: '',
  number: -1.5,
  large: 12_345_678_901_234_567_890n,
  yes: true,
  nothing: null,
  left: undefined,
  bytes: new Uint8Array([0, 255, 7]),
  texts: new Set(['a', 'b']),
  numbers: new Set([1, 2.5]),
  several: new Set([new Uint8Array([1]), new Uint8Array([2])]),
  list: [1, { B: 'b', S: null, inner: [] }],
  map: { S: 's', N: 1, B: new Uint8Array([9]), M: { L: [] } },
};
const Key = { pk: 'p', sk: 'a' };
const Item = { ...Key, ...EVERY_TYPE };
const ON_FAILURE = { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } as const;
const between = (low: string, high: string) => ({
  TableName,
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :low AND :high',
  ExpressionAttributeValues: { ':pk': 'p', ':low': low, ':high': high },
});
/** The second of two calls fails: no number is a text. */
const increased = (by: number | string) =>
  new UpdateCommand({
    TableName,
    Key,
    UpdateExpression: 'SET #n = #n + :one, further = :text REMOVE yes',
    ExpressionAttributeNames: { '#n': 'number' },
    ExpressionAttributeValues: { ':one': by, ':text': 'x' },
    ReturnValues: 'ALL_NEW',
  });

const CALLS = [
  () => new PutCommand({ TableName, Item }),
  () => new PutCommand({ TableName, Item: { ...Item, list: [] }, ReturnValues: 'ALL_OLD' }),
  () => new GetCommand({ TableName, Key }),
  () => new GetCommand({ TableName, Key: { pk: 'p', sk: 'none' }, ReturnConsumedCapacity: 'TOTAL' }),
  () =>
    new BatchWriteCommand({
      RequestItems: { [TableName]: ['b', 'c'].map((sk) => ({ PutRequest: { Item: { ...Key, sk } } })) },
    }),
  () => new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [Key, { ...Key, sk: 'b' }] } } }),
  () =>
    new TransactGetCommand({
      TransactItems: ['a', 'none'].map((sk) => ({ Get: { TableName, Key: { ...Key, sk } } })),
    }),
  () => new QueryCommand({ ...between('a', 'b'), Limit: 1 }),
  () =>
    new QueryCommand({
      ...between('b', 'c'),
      ScanIndexForward: false,
      FilterExpression: 'attribute_not_exists(x)',
    }),
  () => new QueryCommand(between('c', 'b')),
  () => new QueryCommand(between('b', 'c')),
  () => new ScanCommand({ TableName, Limit: 2 }),
  () => increased(1),
  () => increased('one'),
  () => new DeleteCommand({ TableName, Key, ConditionExpression: 'attribute_not_exists(pk)', ...ON_FAILURE }),
  () =>
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: { pk: 'p', sk: 'z' } } },
        { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)', ...ON_FAILURE } },
      ],
    }),
  () => new PutCommand({ TableName, Item: { pk: 'p' } }),
  () => new PutCommand({ TableName: 'another', Item }),
  () => new GetCommand({ TableName, Key, ProjectionExpression: 'text,, list' }),
  () =>
    new TransactWriteCommand({ ClientRequestToken: 't', TransactItems: [{ Delete: { TableName, Key } }] }),
  () => new TransactWriteCommand({ ClientRequestToken: 't', TransactItems: [{ Put: { TableName, Item } }] }),
  () => new QueryCommand(between('a', 'z')),
];

it('answers and refuses as the SDK does over HTTP', async () => {
  for (const [at, call] of CALLS.entries()) {
    const [expected, actual] = [await outcome(plain, call), await outcome(short, call)];
    expect(actual, `call ${String(at)}`).toEqual(expected);
  }
});

type Call = (typeof CALLS)[number];

async function outcome(client: DynamoDBDocumentClient, call: Call) {
  try {
    const { $metadata: _, ...answer } = (await client.send(call() as GetCommand)) as { $metadata: unknown };
    return answer;
  } catch (error) {
    const { message, name, Item: item, CancellationReasons: reasons } = error as Record<string, unknown>;
    return { message, name, item, reasons, constructor: (error as object).constructor };
  }
}
