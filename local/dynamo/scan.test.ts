import type { ScanCommandInput } from '@aws-sdk/lib-dynamodb';
import { BatchWriteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TableName, expectError, testDynamo } from './testDynamo.ts';

let dynamo: Awaited<ReturnType<typeof testDynamo>>;
const names = Array.from({ length: 20 }, (_, number) => `p${String(number)}`);

beforeAll(async () => {
  dynamo = await testDynamo({ key: [['pk', 'S']] });
  const filling = 'x'.repeat(200_000);
  await dynamo.client.send(
    new BatchWriteCommand({
      RequestItems: {
        [TableName]: names.map((pk, number) => ({ PutRequest: { Item: { pk, number, filling } } })),
      },
    }),
  );
});
afterAll(() => dynamo.close());

async function all(parameters: Partial<ScanCommandInput>) {
  const pages: string[][] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await dynamo.client.send(new ScanCommand({ TableName, ExclusiveStartKey, ...parameters }));
    pages.push((page.Items ?? []).map((item) => String(item['pk'])));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
  return pages;
}

describe('Scan', () => {
  it('ends a page at 1 MB and continues after it', async () => {
    const pages = await all({});
    expect(pages.map((page) => page.length)).toEqual([6, 6, 6, 2]);
    expect(pages.flat().sort()).toEqual([...names].sort());
  });

  it('takes a consistent read, which costs twice as much', async () => {
    const units = async (ConsistentRead: boolean) => {
      const counted = { TableName, ConsistentRead, ReturnConsumedCapacity: 'TOTAL' } as const;
      const { ConsumedCapacity } = await dynamo.client.send(new ScanCommand(counted));
      return ConsumedCapacity?.CapacityUnits ?? 0;
    };
    expect(await units(true)).toBe(2 * (await units(false)));
  });

  it('counts filtered items against the page', async () => {
    const pages = await all({
      FilterExpression: '#number >= :n',
      ExpressionAttributeNames: { '#number': 'number' },
      ExpressionAttributeValues: { ':n': 18 },
    });
    expect(pages).toHaveLength(4);
    expect(pages.flat().sort()).toEqual(['p18', 'p19']);
  });

  it('divides the table into segments', async () => {
    const segments = await Promise.all(
      [0, 1, 2].map((Segment) => all({ Segment, TotalSegments: 3, ProjectionExpression: 'pk' })),
    );
    expect(segments.flat(2).sort()).toEqual([...names].sort());
    expect(segments.every((pages) => pages.flat().length < names.length)).toBe(true);
    await expectError(
      all({ Segment: 3, TotalSegments: 3 }),
      'ValidationException',
      'is not less than TotalSegments: 3',
    );
  });
});
