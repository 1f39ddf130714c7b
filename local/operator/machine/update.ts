import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fetchRelease, type WantedRelease } from './fetchRelease.ts';
import { currentRelease, switchCurrent, releaseVersion, type Layout } from './layout.ts';
import { run, runDuring } from './programs.ts';
import { becameHealthy, healthyVersion } from './releaseHealth.ts';
import { backupName } from './rotation.ts';

/**
 * Updates one machine (decision 0309). The new release first runs beside the old one on a copy of the data; only then
 * is the old one stopped. If the new one is not healthy, the old one is back when this ends.
 * @throws Error in one sentence that says which release runs
 */
export async function update(layout: Layout, wanted: WantedRelease, now: Date): Promise<void> {
  const earlier = currentRelease(layout);
  const earlierVersion = releaseVersion(earlier);
  const origin = `http://127.0.0.1:${String(layout.port)}`;
  if ((await healthyVersion(origin)) === null)
    throw new Error(`Rinkside is not healthy on ${origin}: mend that first. Nothing was changed.`);
  const { next, version } = await tryRelease(layout, { earlier, wanted }, now);

  const backup = path.join(layout.backups, `before-${version}-${backupName(now)}`);
  await systemctl(layout, 'stop');
  try {
    console.log(`Backing up to ${backup} ...`);
    await backUp(layout, earlier, backup);
    switchCurrent(layout, next);
    await systemctl(layout, 'start');
    if (!(await becameHealthy(layout, version))) throw new Error(`${version} did not become healthy.`);
  } catch (cause) {
    await goBack(layout, { earlier, earlierVersion, backup }, now);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason} The release before, ${earlierVersion}, runs again (${earlier}).`, { cause });
  }
  console.log(`Rinkside ${version} runs (${next}). The data from before is in ${backup}.`);
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
  const copy = path.join(layout.backups, `rehearsal-${backupName(now)}`);
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
 * one wrote is kept beside.
 * @throws Error in one sentence if it does not become healthy either
 */
async function goBack(
  layout: Layout,
  { earlier, earlierVersion, backup }: { earlier: string; earlierVersion: string; backup: string },
  now: Date,
): Promise<void> {
  await systemctl(layout, 'stop');
  switchCurrent(layout, earlier);
  await startAgain(layout);
  if (await becameHealthy(layout, earlierVersion)) return;
  const aside = `${layout.dataDirectory}.failed-${backupName(now)}`;
  if (existsSync(backup)) {
    await systemctl(layout, 'stop');
    renameSync(layout.dataDirectory, aside);
    await npm(layout, earlier, ['run', '--silent', 'restore', '--', '--from', backup]);
    await startAgain(layout);
    if (await becameHealthy(layout, earlierVersion)) return;
  }
  throw new Error(
    `Neither release is healthy. The data from before is in ${backup}, what was written since in ${aside}: ` +
      `read journalctl --namespace=rinkside.`,
  );
}

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
  return run({ program: 'npm', args, cwd: release, environment, user });
}

const systemctl = ({ unit }: Layout, action: 'start' | 'stop' | 'reset-failed') =>
  run({ program: 'systemctl', args: [action, unit] });
