import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exclusiveLock } from '../../host/storage/exclusiveLock.ts';
import { fetchRelease, type WantedRelease } from './fetchRelease.ts';
import { currentRelease, switchCurrent, releaseVersion, type Layout } from './layout.ts';
import { run, runDuring } from './programs.ts';
import { becameHealthy, healthyVersion } from './releaseHealth.ts';
import { backupName } from './rotation.ts';
import { forgetRollback, readRollback, writeRollback, type Rollback } from './rollback.ts';

const REHEARSAL = 'rehearsal-';

/**
 * Updates one machine (decision 0309). The new release first runs beside the old one on a copy of the data; only then
 * is the old one stopped. If the new one is not healthy, the old one is back when this ends. Where an update before was
 * killed, this one rolls it back first.
 * @throws Error in one sentence that says which release runs
 */
export async function update(layout: Layout, wanted: WantedRelease, now: Date): Promise<void> {
  const unlock = exclusiveLock(path.join(layout.home, 'update.lock'));
  if (!unlock) throw new Error('Another update runs. Nothing was changed.');
  try {
    await updateAlone(layout, wanted, now);
  } finally {
    unlock();
  }
}

async function updateAlone(layout: Layout, wanted: WantedRelease, now: Date): Promise<void> {
  const origin = `http://127.0.0.1:${String(layout.port)}`;
  await rollBackKilled(layout, origin, now);
  const earlier = currentRelease(layout);
  const earlierVersion = releaseVersion(earlier);
  if ((await healthyVersion(origin)) === null)
    throw new Error(`Rinkside is not healthy on ${origin}: mend that first. Nothing was changed.`);
  const { next, version } = await tryRelease(layout, { earlier, wanted }, now);

  const target = path.join(layout.backups, `before-${version}-${backupName(now)}`);
  let rollback: Rollback = { earlier, earlierVersion, backup: null };
  await withoutSignals(async () => {
    writeRollback(layout, rollback);
    try {
      await systemctl(layout, 'stop');
      console.log(`Backing up to ${target} ...`);
      await backUp(layout, earlier, target);
      rollback = { ...rollback, backup: target };
      writeRollback(layout, rollback);
      switchCurrent(layout, next);
      await systemctl(layout, 'start');
      if (!(await becameHealthy(layout, version))) throw new Error(`${version} did not become healthy.`);
    } catch (cause) {
      // A part of a backup is none, and has taken room that the release before needs.
      if (rollback.backup === null) rmSync(target, { recursive: true, force: true });
      await rollBack(layout, rollback, now);
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${reason} The release before, ${earlierVersion}, runs again (${earlier}).`, { cause });
    }
    forgetRollback(layout);
  });
  console.log(`Rinkside ${version} runs (${next}). The data from before is in ${target}.`);
}

/** @throws Error in one sentence where the release before had to be started again */
async function rollBackKilled(layout: Layout, origin: string, now: Date): Promise<void> {
  for (const name of existsSync(layout.backups) ? readdirSync(layout.backups) : [])
    if (name.startsWith(REHEARSAL)) rmSync(path.join(layout.backups, name), { recursive: true, force: true });
  const rollback = readRollback(layout);
  if (rollback === null) return;
  // It was killed after its work: the release that it started runs.
  if ((await healthyVersion(origin)) === releaseVersion(currentRelease(layout)))
    return forgetRollback(layout);
  await withoutSignals(() => rollBack(layout, rollback, now));
  throw new Error(
    `An update was killed before its end. The release before, ${rollback.earlierVersion}, runs again (${rollback.earlier}): ` +
      'give the command once more.',
  );
}

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Does work in whose middle nothing would run. */
async function withoutSignals(work: () => Promise<void>): Promise<void> {
  const ignored = () => {
    console.log('The release is being changed: wait for the end.');
  };
  const streams = [process.stdout, process.stderr];
  for (const signal of SIGNALS) process.on(signal, ignored);
  // A terminal that has closed takes no lines.
  const unseen = () => undefined;
  for (const stream of streams) stream.on('error', unseen);
  try {
    await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, ignored);
    for (const stream of streams) stream.off('error', unseen);
  }
}

/** The new release beside the old one, which runs on. */
async function tryRelease(
  layout: Layout,
  { earlier, wanted }: { earlier: string; wanted: WantedRelease },
  now: Date,
): Promise<{ next: string; version: string }> {
  try {
    console.log('Fetching the release and its packages ...');
    const next = await fetchRelease(layout, wanted);
    const version = releaseVersion(next);
    console.log('Trying it on a copy of the data ...');
    await rehearse(layout, { earlier, next, version }, now);
    return { next, version };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason} Nothing was changed: the release before still runs.`, { cause });
  }
}

interface Releases {
  readonly earlier: string;
  readonly next: string;
  readonly version: string;
}

/** Builds the pages, migrates a copy, and asks the new release for its health; no mail leaves it. */
async function rehearse(layout: Layout, { earlier, next, version }: Releases, now: Date): Promise<void> {
  const copy = path.join(layout.backups, `${REHEARSAL}${backupName(now)}`);
  try {
    await backUp(layout, earlier, copy);
    const alone = { PUBLIC_ORIGIN: undefined, BEHIND_PROXY: undefined, RINKSIDE_SMTP_URL: undefined };
    const environment = { ...alone, HOST: '127.0.0.1', PORT: '0', DEMO_DATA: 'off', DATA_DIR: copy };
    const host = { program: path.join(next, 'node_modules/.bin/node'), args: ['local/host/command.ts'] };
    await runDuring(
      { ...host, cwd: next, environment, user: layout.user },
      /^Rinkside is ready on (\S+)$/m,
      async (origin) => {
        if ((await healthyVersion(origin)) !== version)
          throw new Error(`${version} is not healthy on a copy of the data.`);
      },
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Starts the release before. Data that the new one has migrated, it refuses: then it gets the backup, and what the new
 * one wrote is kept beside. Data are moved only for a backup that is restored already.
 * @throws Error in one sentence if it does not become healthy either
 */
async function rollBack(
  layout: Layout,
  { earlier, earlierVersion, backup }: Rollback,
  now: Date,
): Promise<void> {
  await systemctl(layout, 'stop');
  switchCurrent(layout, earlier);
  await startAgain(layout);
  if (await becameHealthy(layout, earlierVersion)) return forgetRollback(layout);
  const { dataDirectory } = layout;
  if (backup === null)
    throw new Error(
      `${earlierVersion} is not healthy either. Its data is in ${dataDirectory}, as it was: read journalctl --namespace=rinkside.`,
    );
  const restored = `${dataDirectory}.restored-${backupName(now)}`;
  const aside = `${dataDirectory}.failed-${backupName(now)}`;
  await systemctl(layout, 'stop');
  try {
    await npm({ ...layout, dataDirectory: restored }, earlier, [...RESTORE, backup]);
    renameSync(dataDirectory, aside);
    renameSync(restored, dataDirectory);
  } catch (cause) {
    throw new Error(
      `The backup could not be restored. Rinkside is stopped; the data from before is in ${backup}, what was written since in ` +
        `${existsSync(dataDirectory) ? dataDirectory : aside}.`,
      { cause },
    );
  }
  await startAgain(layout);
  if (await becameHealthy(layout, earlierVersion)) return forgetRollback(layout);
  throw new Error(
    `Neither release is healthy. The data from before is in ${backup}, what was written since in ${aside}: ` +
      `read journalctl --namespace=rinkside.`,
  );
}

const RESTORE = ['run', '--silent', 'restore', '--', '--from'];

/** A unit that failed too often does not start until that is forgotten. */
async function startAgain(layout: Layout): Promise<void> {
  await systemctl(layout, 'reset-failed').catch(() => undefined);
  await systemctl(layout, 'start');
}

async function backUp(layout: Layout, release: string, to: string): Promise<void> {
  await npm(layout, release, ['run', '--silent', 'backup', '--', '--to', to]);
}

function npm({ user, home, dataDirectory }: Layout, release: string, args: readonly string[]): Promise<void> {
  const environment = { HOME: home, DATA_DIR: dataDirectory, INIT_CWD: undefined };
  return run({ program: 'npm', args, cwd: release, environment, user, isDetached: true });
}

const systemctl = ({ unit }: Layout, action: 'start' | 'stop' | 'reset-failed') =>
  run({ program: 'systemctl', args: [action, unit], isDetached: true });
