import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, startLocalDynamo } from './localDynamo.ts';
import { readWitnessed, type Comparison } from './readWitnessed.ts';

const SHOWN = 20;

// `npm run against-dynamodb-local`: the calls over HTTP, each of whose database calls DynamoDB Local answers too. Arguments
// are vitest's: files, `-t`.
try {
  process.exitCode = await compareAll(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function compareAll(args: readonly string[]): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rinkside-witness-'));
  const file = path.join(folder, 'calls.jsonl');
  await writeFile(file, '');
  const peer = await startLocalDynamo();
  try {
    const failed = await runTests(args, { DYNAMODB_LOCAL: peer.address, WITNESSED_CALLS: file });
    const comparison = await readWitnessed(file);
    print(comparison);
    return failed || comparison.calls.size === 0 || comparison.others.length > 0 ? 1 : 0;
  } finally {
    await peer.stop();
    await rm(folder, { recursive: true });
  }
}

async function runTests(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<boolean> {
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project=http', ...args],
    {
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    },
  );
  const [status] = (await once(tests, 'exit')) as [number | null];
  return status !== 0;
}

function print({ calls, allowed, others }: Comparison): void {
  const total = [...calls.values()].reduce((sum, count) => sum + count, 0);
  console.log(`\n${String(total)} calls went to both databases:`);
  for (const [name, count] of calls) console.log(`  ${name} ${String(count)}`);
  console.log('Differences that are allowed:');
  for (const [reason, count] of allowed) console.log(`  ${reason}: ${String(count)}`);
  console.log(`Other differences: ${String(others.length)}`);
  for (const difference of others.slice(0, SHOWN)) console.log(JSON.stringify(difference, null, 2));
}
