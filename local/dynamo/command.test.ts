import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpDynamo } from './backup.ts';
import { startDynamo } from './server.ts';
import { startProcess } from './dynamoProcess.ts';
import { TableName, clientOf, tableInput } from './testDynamo.ts';

let directory: string;
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'dynamo-'))));
afterEach(() => rmSync(directory, { recursive: true }));

describe('the command', () => {
  it('prints that it is ready, stops cleanly and keeps the data for the next start', async () => {
    const first = await startProcess('--port', '0', '--dir', directory);
    expect(first.lines).toEqual([
      expect.stringMatching(/^DynamoDB is ready on http:\/\/127\.0\.0\.1:\d+$/),
      expect.stringMatching(/^AWS_ACCESS_KEY_ID=\w{20} AWS_SECRET_ACCESS_KEY=[\w-]{40}$/),
    ]);
    const client = clientOf(first);
    await client.send(new CreateTableCommand(tableInput({})));
    await client.send(new PutCommand({ TableName, Item: { pk: 'p', sk: 's', kept: true } }));
    expect(await first.stop('SIGTERM')).toEqual([0, null]);
    const second = await startProcess('--port', '0', '--dir', directory);
    const again = clientOf(second);
    const { Item } = await again.send(new GetCommand({ TableName, Key: { pk: 'p', sk: 's' } }));
    expect(Item).toMatchObject({ kept: true });
    expect(await second.stop('SIGINT')).toEqual([0, null]);
  });

  it('ends with one sentence when it cannot start', async () => {
    const { port, close } = await startDynamo({ port: 0, directory });
    const taken = await startProcess('--port', String(port));
    expect([(await taken.exited)[0], taken.errors().trim()]).toEqual([
      1,
      `Port ${String(port)} on 127.0.0.1 is taken by another program; choose another with --port.`,
    ]);
    const shared = await startProcess('--port', '0', '--dir', directory);
    expect((await shared.exited)[0]).toBe(1);
    expect(shared.errors()).toContain(`Another server is using the directory ${directory}.`);
    const without = await startProcess();
    expect((await without.exited)[0]).toBe(1);
    expect(without.errors()).toContain('Usage: npm run dynamo -- --port N');
    await close();
  });
});

describe('a backup', () => {
  it('is a whole copy of one moment while the server writes', async () => {
    const dynamo = await startDynamo({ port: 0, directory: join(directory, 'live') });
    const client = clientOf(dynamo);
    await client.send(new CreateTableCommand(tableInput({})));
    for (let number = 0; number < 20; number += 1) {
      const Item = { pk: 'filling', sk: String(number), filling: 'x'.repeat(300_000) };
      await client.send(new PutCommand({ TableName, Item }));
    }
    let writing = true;
    let written = 0;
    const writers = Array.from({ length: 5 }, async (_, writer) => {
      for (let n = 0; writing; n += 1) {
        const item = (pk: string) => ({
          Put: { TableName, Item: { pk, sk: `${String(writer)}-${String(n)}` } },
        });
        await client.send(new TransactWriteCommand({ TransactItems: [item('left'), item('right')] }));
        written += 1;
      }
    });
    await expect.poll(() => written).toBeGreaterThan(20);
    await client.send(new PutCommand({ TableName, Item: { pk: 'before', sk: 's' } }));
    await backUpDynamo(join(directory, 'live'), join(directory, 'copy'));
    writing = false;
    await Promise.all(writers);
    client.destroy();
    await dynamo.close();

    const copy = await startDynamo({ port: 0, directory: join(directory, 'copy') });
    const reader = clientOf(copy);
    const sorts = async (pk: string) => {
      const query = new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ProjectionExpression: 'sk',
        ExpressionAttributeValues: { ':pk': pk },
      });
      return (await reader.send(query)).Items;
    };
    expect(await sorts('before')).toEqual([{ sk: 's' }]);
    expect((await sorts('left'))?.length).toBeGreaterThan(0);
    expect(await sorts('left')).toEqual(await sorts('right'));
    reader.destroy();
    await copy.close();
  });
});
