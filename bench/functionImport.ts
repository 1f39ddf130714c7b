import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BUNDLING } from '../infra/constructs/bundling.ts';
import { RESOURCES } from '../shared/contract/core/route.ts';
import { atMost, median, milliseconds, reported, times, type Row } from './row.ts';

const ROOT = path.join(import.meta.dirname, '..');
const ROUNDS = 9;
/** Of the import's processor time, beside that of the SDK clients. */
const MAX_RATIO = 1.4;

/** The clients and commands that nearly every function uses, and nothing of ours. */
const CLIENTS = `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand,
  TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
export const handler = [DynamoDBClient, BatchGetCommand, DeleteCommand, DynamoDBDocumentClient, GetCommand,
  PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand, GetSecretValueCommand, SecretsManagerClient];
`;

/**
 * Processor time to import each function's bundle, without a compile cache, beside a bundle of the SDK clients
 * alone. Documents are left out: their fonts have no floor.
 */
export async function functionImport(dataDirectory: string): Promise<Row[]> {
  const folder = path.join(dataDirectory, 'bundles');
  mkdirSync(folder, { recursive: true });
  const resources = RESOURCES.filter((resource) => resource !== 'receipts');
  const floor = await bundled(folder, 'clients', { contents: CLIENTS, resolveDir: ROOT });
  const files = new Map<string, string>();
  for (const resource of resources)
    files.set(resource, await bundled(folder, resource, importOf(`functions/api/${resource}/lambda.ts`)));
  const floors: number[] = [];
  const measured = new Map(resources.map((resource) => [resource, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(importTime(floor));
    for (const [resource, figures] of measured) figures.push(importTime(files.get(resource) ?? ''));
  }
  return [
    reported('import of the SDK clients alone, processor time', milliseconds(median(floors))),
    ...[...measured].map(([resource, figures]) =>
      atMost(
        `import of the ${resource} function beside them`,
        median(figures) / median(floors),
        MAX_RATIO,
        times,
      ),
    ),
  ];
}

const importOf = (file: string) => ({ contents: `export { handler } from './${file}';`, resolveDir: ROOT });

/** As a deployment bundles it. */
async function bundled(
  folder: string,
  name: string,
  stdin: { readonly contents: string; readonly resolveDir: string },
): Promise<string> {
  const { mainFields = [], keepNames = true, banner = '' } = BUNDLING;
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    minify: true,
    mainFields: [...mainFields],
    keepNames,
    banner: { js: banner },
  });
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  return file;
}

/** Milliseconds of processor time in a process of its own. */
function importTime(file: string): number {
  const script = `const before = process.cpuUsage(); await import(${JSON.stringify(file)});
    const { user, system } = process.cpuUsage(before); console.log((user + system) / 1000);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script]));
}
