import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynamo } from '../../dynamo/server.ts';
import { dataPaths } from '../../host/dataPaths.ts';
import { lockDirectory } from '../../host/storage/lockDirectory.ts';
import { withCopy } from './dataFolderPlace.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'rinkside-copies-'));
const copies = () => readdirSync(directory).filter((name) => name.startsWith('export-'));

beforeAll(async () => {
  const dynamo = await startDynamo({ port: 0, directory: dataPaths(directory).dynamo });
  await dynamo.close();
});
afterAll(() => {
  rmSync(directory, { recursive: true });
});

it('deletes its copy, and those that killed exports left, but none of an export that runs', async () => {
  const [killed, running] = [`export-${randomUUID()}`, `export-${randomUUID()}`];
  for (const name of [killed, running]) {
    const secrets = path.join(directory, name, 'copy', 'secrets');
    await mkdir(secrets, { recursive: true, mode: 0o700 });
    await writeFile(path.join(secrets, 'key.json'), '{}');
  }
  const unlock = lockDirectory(path.join(directory, running));
  const meanwhile = await withCopy(directory, async () => copies());
  unlock();
  expect(meanwhile).toHaveLength(2);
  expect(meanwhile).not.toContain(killed);
  expect(copies()).toEqual([running]);
  await withCopy(directory, async () => undefined);
  expect(copies()).toEqual([]);
});

it('makes no folder where there is no data', async () => {
  const missing = path.join(directory, 'missing');
  await expect(withCopy(missing, async () => undefined)).rejects.toThrow('no data of Rinkside');
  expect(readdirSync(directory)).not.toContain('missing');
});
