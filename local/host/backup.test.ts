import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { startDynamo, type RunningDynamo } from '../dynamo/server.ts';
import { Outbox } from '../mail/outbox.ts';
import { SecretStore } from '../secrets/secretStore.ts';
import { ObjectFiles } from '../objects/objectFiles.ts';
import { backUp, backupTarget } from './backup.ts';
import { restore } from './restore.ts';
import { dataPaths } from './dataPaths.ts';
import { rightsOf } from '../testing/rights.ts';
import { ensureTables } from './storage/ensureTables.ts';
import { lockDirectory } from './storage/lockDirectory.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-backup-'));
const [data, copy] = [path.join(folder, 'data'), path.join(folder, 'copy')];
const mail = {
  id: 'm1',
  sentAt: '2026-01-01T00:00:00Z',
  from: 'a@x.example',
  to: ['b@x.example'],
  subject: 'Hello',
  text: 'x',
  html: null,
  messageId: null,
};
const definition = {
  TableName: 'kept',
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' as const }],
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' as const }],
  BillingMode: 'PAY_PER_REQUEST' as const,
};

const clientOf = ({ url, credential }: RunningDynamo) =>
  new DynamoDBClient({ endpoint: url, region: 'eu-west-1', credentials: credential });

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('taken while the product runs is a complete data folder', async () => {
    const paths = dataPaths(data);
    new SecretStore(paths.secrets).ensure('key', 64);
    const outbox = new Outbox(paths.outbox);
    outbox.add(mail);
    const objects = new ObjectFiles(paths.objects, ['pictures']);
    const poster = {
      key: 'images/poster',
      attributes: { contentType: 'image/png' },
      announced: { bytes: 3 },
    };
    await objects.put('pictures', poster, Readable.from([Buffer.from('ice')]));
    // Like the leftovers of an earlier version, and an unfinished upload.
    chmodSync(path.join(paths.secrets, 'key.json'), 0o644);
    writeFileSync(path.join(paths.objects, 'pictures', 'new.half'), 'i');
    const dynamo = await startDynamo({ port: 0, directory: paths.dynamo });
    const client = clientOf(dynamo);
    await ensureTables(client, [{ definition, timeToLiveAttribute: undefined }]);
    await client.send(
      new PutItemCommand({ TableName: 'kept', Item: { pk: { S: 'a' }, name: { S: 'Edea' } } }),
    );

    await backUp(data, copy);

    client.destroy();
    outbox.close();
    await dynamo.close();
    rmSync(data, { recursive: true });
    const restored = await startDynamo({ port: 0, directory: dataPaths(copy).dynamo });
    const reader = clientOf(restored);
    const { Item } = await reader.send(new GetItemCommand({ TableName: 'kept', Key: { pk: { S: 'a' } } }));
    reader.destroy();
    await restored.close();
    expect(Item).toEqual({ pk: { S: 'a' }, name: { S: 'Edea' } });
    const mails = new Outbox(dataPaths(copy).outbox);
    expect(mails.newest(9)).toEqual([mail]);
    mails.close();
    expect(readdirSync(path.join(dataPaths(copy).objects, 'pictures'))).toHaveLength(1);
    const kept = await new ObjectFiles(dataPaths(copy).objects, ['pictures']).open(
      'pictures',
      'images/poster',
    );
    expect([(await kept?.bytes())?.toString(), kept?.head.attributes]).toEqual(['ice', poster.attributes]);
    await kept?.close();
    expect(rightsOf(copy).filter((right) => !/^(drwx|-rw-)------ /.test(right))).toEqual([]);
  });

  it('overwrites nothing, and needs data to copy', async () => {
    await expect(backUp(path.join(folder, 'none'), path.join(folder, 'new'))).rejects.toThrow(
      'no data of Rinkside',
    );
    await expect(backUp(copy, folder)).rejects.toThrow('not empty');
    expect(() => backupTarget(['node', 'backup'])).toThrow('--to');
  });
});

describe('a restore', () => {
  const target = path.join(folder, 'restored');

  it('copies a backup into an empty folder, and counts it', async () => {
    mkdirSync(target);
    expect(await restore(copy, target)).toEqual({ items: 0, objects: 1 });
    expect(readdirSync(target).toSorted()).toEqual(readdirSync(copy).toSorted());
    const secret = (directory: string) =>
      readFileSync(path.join(dataPaths(directory).secrets, 'key.json'), 'utf8');
    expect(secret(target)).toBe(secret(copy));
    await expect(restore(copy, target)).rejects.toThrow(
      'is not empty: a backup is restored into a new folder',
    );
  });

  const damaged = (name: string, file: (copied: string) => string, at: number) => {
    const copied = path.join(folder, name);
    cpSync(copy, copied, { recursive: true });
    const bytes = readFileSync(file(copied));
    bytes.fill(0xff, at < 0 ? bytes.length + at : at);
    writeFileSync(file(copied), bytes);
    return copied;
  };

  it('refuses a damaged backup, and leaves nothing', async () => {
    const objectIn = (copied: string) => {
      const bucket = path.join(dataPaths(copied).objects, 'pictures');
      return path.join(bucket, readdirSync(bucket)[0] ?? '');
    };
    const into = path.join(folder, 'into');
    const table = (copied: string) => path.join(dataPaths(copied).dynamo, 'dynamo.sqlite');
    for (const [from, file] of [
      [damaged('object', objectIn, -1), objectIn],
      [damaged('table', table, 4096), table],
    ] as const)
      await expect(restore(from, into)).rejects.toThrow(`${file(from)} is damaged: nothing was restored.`);
    await expect(restore(path.join(folder, 'none'), into)).rejects.toThrow('no backup of Rinkside');
    expect(readdirSync(folder)).not.toContain('into');
  });

  /** Every folder and file, and when it changed. */
  const stateOf = (directory: string) =>
    ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })].toSorted().map((name) => {
      const { mtimeMs, mode } = statSync(path.join(directory, name));
      return [name, mtimeMs, mode];
    });

  it('writes nothing into the backup, which may be read-only, and makes a copy that can be written', async () => {
    const from = path.join(folder, 'readOnly');
    cpSync(copy, from, { recursive: true });
    for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(from, name);
      chmodSync(file, statSync(file).isDirectory() ? 0o500 : 0o400);
    }
    chmodSync(from, 0o500);
    const before = stateOf(from);
    const into = path.join(folder, 'ofReadOnly');
    await restore(from, into);
    expect(stateOf(from)).toEqual(before);
    expect(rightsOf(into).filter((right) => !/^(drwx|-rw-)------ /.test(right))).toEqual([]);
    for (const [name] of before) {
      const file = path.join(from, String(name));
      if (statSync(file).isDirectory()) chmodSync(file, 0o700);
    }
  });

  it('leaves the folder itself in place, which may be a mount point with its own lost+found', async () => {
    const into = path.join(folder, 'mounted');
    mkdirSync(path.join(into, 'lost+found'), { recursive: true });
    const { ino } = statSync(into);
    await restore(copy, into);
    expect(statSync(into).ino).toBe(ino);
    expect(readdirSync(into).toSorted()).toEqual([...readdirSync(copy), 'lost+found'].toSorted());
  });

  it('that broke off keeps the product from starting, and is made anew', async () => {
    const into = path.join(folder, 'broken');
    const { secrets, unfinishedRestore } = dataPaths(into);
    for (const part of [secrets, unfinishedRestore]) mkdirSync(part, { recursive: true });
    writeFileSync(path.join(secrets, 'half.json'), '');
    expect(() => lockDirectory(into)).toThrow('has not ended: run it again.');
    await restore(copy, into);
    expect(readdirSync(into).toSorted()).toEqual(readdirSync(copy).toSorted());
    expect(readdirSync(secrets)).toEqual(['key.json']);
  });

  it('refuses a folder that is in use', async () => {
    const served = path.join(folder, 'served');
    cpSync(copy, served, { recursive: true });
    const unlock = lockDirectory(served);
    await expect(restore(served, path.join(folder, 'ofServed'))).rejects.toThrow('is in use');
    unlock();
    expect(await restore(served, path.join(folder, 'ofServed'))).toMatchObject({ objects: 1 });
  });

  it('takes a backup without its secrets only where it is asked to', async () => {
    const from = path.join(folder, 'noSecrets');
    cpSync(copy, from, { recursive: true });
    rmSync(dataPaths(from).secrets, { recursive: true });
    const into = path.join(folder, 'ofNoSecrets');
    await expect(restore(from, into)).rejects.toThrow(/has no secrets: .* Add --without-secrets/);
    expect(readdirSync(folder)).not.toContain('ofNoSecrets');
    expect(await restore(from, into, { withoutSecrets: true })).toEqual({ items: 0, objects: 1 });
  });
});
