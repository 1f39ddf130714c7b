import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startDynamo } from './server.ts';
import type { TableShape } from './testDynamo.ts';
import { TableName, clientOf, expectError, testDynamo } from './testDynamo.ts';

const now = Math.floor(Date.now() / 1000);
const items = [
  { pk: 'expired', expiresAt: now - 10, state: 'open' },
  { pk: 'later', expiresAt: now + 1000, state: 'open' },
  { pk: 'never', state: 'open' },
  { pk: 'text', expiresAt: String(now - 10), state: 'open' },
  { pk: 'tooOld', expiresAt: now - 6 * 365 * 24 * 3600, state: 'open' },
];
const kept = ['later', 'never', 'text', 'tooOld'];
const shape: TableShape = { key: [['pk', 'S']], global: { byState: { key: [['state', 'S']] } } };

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'dynamo-'))));
afterEach(() => rmSync(directory, { recursive: true }));

const switchTo = (client: DynamoDBDocumentClient, Enabled: boolean, AttributeName = 'expiresAt') =>
  client.send(
    new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName, Enabled } }),
  );

const names = async (client: DynamoDBDocumentClient, IndexName?: string) => {
  const { Items = [] } = await client.send(new ScanCommand({ TableName, IndexName }));
  return Items.map((item) => String(item['pk'])).sort();
};

async function started(sweepEverySeconds: number) {
  const dynamo = await testDynamo(shape, { directory, sweepEverySeconds });
  for (const Item of items) await dynamo.client.send(new PutCommand({ TableName, Item }));
  return dynamo;
}

describe('time to live', () => {
  it('is switched on and off, and described', async () => {
    const { client, close } = await started(60);
    const describeIt = async () =>
      (await client.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription;
    expect(await describeIt()).toEqual({ TimeToLiveStatus: 'DISABLED' });
    await switchTo(client, true);
    expect(await describeIt()).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expiresAt' });
    await expectError(switchTo(client, true), 'ValidationException', 'TimeToLive is already enabled');
    await expectError(
      switchTo(client, true, 'other'),
      'ValidationException',
      'current AttributeName is expiresAt',
    );
    await switchTo(client, false);
    expect(await describeIt()).toEqual({ TimeToLiveStatus: 'DISABLED' });
    await expectError(switchTo(client, false), 'ValidationException', 'TimeToLive is already disabled');
    await close();
  });

  it('keeps expired items until a sweep, also at the start, and then removes them from the index too', async () => {
    const first = await started(3600);
    await switchTo(first.client, true);
    expect(await names(first.client)).toHaveLength(items.length);
    await first.close();
    const second = await startDynamo({ port: 0, directory });
    const client = clientOf(second);
    expect(await names(client)).toEqual(kept);
    expect(await names(client, 'byState')).toEqual(kept);
    client.destroy();
    await second.close();
  });

  it('sweeps items at its interval, whether written before or after it was switched on', async () => {
    const { client, close } = await started(0.1);
    await switchTo(client, true);
    await client.send(new PutCommand({ TableName, Item: { pk: 'new', expiresAt: now - 1 } }));
    await expect.poll(() => names(client)).toEqual(kept);
    await switchTo(client, false);
    await client.send(new PutCommand({ TableName, Item: { pk: 'new', expiresAt: now - 1 } }));
    await wait(250);
    expect(await names(client)).toContain('new');
    await close();
  });
});
