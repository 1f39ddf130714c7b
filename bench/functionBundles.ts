import { build, type BuildOptions } from 'esbuild';
import path from 'node:path';
import { BUNDLING } from '../infra/constructs/bundling.ts';
import { functionEntry } from '../infra/constructs/functionEntry.ts';
import type { Resource } from '../shared/contract/core/route.ts';

const ROOT = path.join(import.meta.dirname, '..');

interface Source {
  readonly contents: string;
  readonly resolveDir: string;
}

/** The clients and commands that nearly every function uses, and nothing of ours. */
export const CLIENTS: Source = {
  contents: `
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand,
  TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
export const handler = [DynamoDBClient, BatchGetCommand, DeleteCommand, DynamoDBDocumentClient, GetCommand,
  PutCommand, QueryCommand, TransactWriteCommand, UpdateCommand, GetSecretValueCommand, SecretsManagerClient];
`,
  resolveDir: ROOT,
};

export const handlerOf = (resource: Resource): Source => ({
  contents: `export { handler } from './${functionEntry(resource)}';`,
  resolveDir: ROOT,
});

/** In one file with the names of its functions kept, whatever becomes of our own bundling: the floor. */
export const ONE_FILE: BuildOptions = { ...BUNDLING, splitting: false, keepNames: true };

/** As a deployment bundles it; the file that is imported. */
export async function bundled(
  outdir: string,
  stdin: Source,
  options: BuildOptions = BUNDLING,
): Promise<string> {
  await build({ ...options, absWorkingDir: ROOT, stdin, outdir });
  return path.join(outdir, 'stdin.mjs');
}
