import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccount, newAccount } from '../../functions/store/people/accounts/accounts.ts';
import type { RunningDynamo } from '../dynamo/server.ts';
import { startMemoryTable } from '../testing/memoryTable.ts';
import { refuseCheapPasswords } from './cheapPasswords.ts';
import { refuseOldDemo, refuseOpenDemo } from './openDemo.ts';
import { readSettings } from './settings.ts';
import { synthesizedTemplates } from './synthesis.ts';
import type { DeployedTable } from './template/deployment.ts';
import { readDeployment } from './template/readDeployment.ts';

const empty = { port: 0, dataDirectory: '/srv/rinkside', demoData: false };
let dynamo: RunningDynamo;
let client: DynamoDBClient;
let tables: readonly DeployedTable[];

beforeAll(async () => {
  dynamo = await startMemoryTable();
  client = new DynamoDBClient();
  ({ tables } = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '../..'))));
});

afterAll(async () => {
  client.destroy();
  await dynamo.close();
});

it.each<Record<string, string>>([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.0.2.7' },
  { PUBLIC_ORIGIN: 'https://rinkside.example' },
  { BEHIND_PROXY: 'on' },
  { HOST: '0.0.0.0', DEMO_DATA: 'yes' },
])('does not open the demo to other machines unasked: %j', (environment) => {
  expect(() => refuseOpenDemo(readSettings({ DEMO_DATA: '', ...environment }))).toThrow(
    'Others could log in with the demo accounts, whose password everybody knows',
  );
});

it.each([
  ['PORT', '70000'],
  ['PUBLIC_ORIGIN', 'rinkside.example'],
])('refuses %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}"`);
});

it('lets a product without the demo be open, whatever accounts it has', async () => {
  const email = 'superadmin@demo.rinkside.example';
  await createAccount(newAccount({ email, name: 'Robin', role: 'SKATER', passwordHash: 'none' }, new Date()));
  await refuseOldDemo({ ...empty, host: '0.0.0.0' }, client, tables);
});

it('restricts a data folder with the demo to this machine, unless the operator allows more', async () => {
  const Item = { pk: { S: 'USER#01KDEM0ACC0VNT000000000001' }, sk: { S: 'USER' } };
  await client.send(new PutItemCommand({ TableName: tables[0]?.definition.TableName, Item }));
  for (const open of [
    { host: '0.0.0.0' },
    { publicOrigin: 'https://rinkside.example' },
    { behindProxy: true },
  ])
    await expect(refuseOldDemo({ ...empty, ...open }, client, tables)).rejects.toThrow(
      'the demo accounts in /srv/rinkside, whose password everybody knows: choose another DATA_DIR',
    );
  await refuseOldDemo({ ...empty, host: '0.0.0.0', openDemo: true }, client, tables);
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    await refuseOldDemo({ ...empty, host }, client, tables);
});

it('hashes passwords quickly on this machine alone', () => {
  const cheap = { ...empty, passwordCost: '1024' };
  expect(() => refuseCheapPasswords(cheap)).not.toThrow();
  expect(() => refuseCheapPasswords({ ...empty, host: '0.0.0.0' })).not.toThrow();
  for (const open of [
    { host: '0.0.0.0' },
    { behindProxy: true },
    { publicOrigin: 'https://rinkside.example' },
  ])
    expect(() => refuseCheapPasswords({ ...cheap, ...open })).toThrow('PASSWORD_COST is for tests');
});
