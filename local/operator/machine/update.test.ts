import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-update-'));
const at = (...parts: string[]) => path.join(folder, ...parts);
let server: Server;
let origin: string;

/** The programs that an update runs, each of which writes down that it ran; `fail` names one call that fails. */
const PROGRAMS = {
  npm: `test "$1" = ci && echo "npm ci" >> "$TRIAL/calls" || echo "npm run $3" >> "$TRIAL/calls"
case "$1" in
  ci) mkdir -p node_modules/.bin; cp "$TRIAL/bin/host" node_modules/.bin/node;;
  *) case "$*" in
    *restore*) mkdir -p "$DATA_DIR";;
    *) mkdir -p "$6";;
  esac;;
esac
test "$(cat "$TRIAL/fail" 2>/dev/null)" != "npm $1" || exit 1
test -e "$TRIAL/running" || test "$(cat "$TRIAL/fail" 2>/dev/null)" != "$3"
status=$?
test -e "$TRIAL/running" || test ! -e "$TRIAL/slow" || { touch "$TRIAL/stopped"; sleep 2; }
exit $status`,
  // A release that is broken migrates the data and ends; the one before refuses such data.
  systemctl: `test "$1" = is-failed || echo "systemctl $1" >> "$TRIAL/calls"
case "$1" in
  stop) rm -f "$TRIAL/running";;
  start)
    if test -e "$TRIAL/home/current/broken"; then cp "$TRIAL/home/current/broken" "$DATA_DIR/newer"
    elif ! test -s "$DATA_DIR/newer"; then cp "$TRIAL/home/current/package.json" "$TRIAL/running"; fi;;
  is-failed) ! test -e "$TRIAL/running";;
esac`,
  host: `echo "try $(pwd | sed 's#.*/##')" >> "$TRIAL/calls"
test -d "$DATA_DIR" && test -z "$PUBLIC_ORIGIN$RINKSIDE_SMTP_URL" && cp package.json "$TRIAL/rehearsed"
test "$(cat "$TRIAL/fail" 2>/dev/null)" != host || exit 1
echo "Rinkside is ready on $TRIAL_ORIGIN/rehearsed"
exec sleep 60`,
};

beforeAll(async () => {
  mkdirSync(at('bin'));
  for (const [name, script] of Object.entries(PROGRAMS))
    writeFileSync(at('bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  server = createServer(({ url }, response) => {
    const file = at(url?.startsWith('/rehearsed') ? 'rehearsed' : 'running');
    if (!existsSync(file)) return response.writeHead(503).end();
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return response.end(JSON.stringify({ data: { status: 'ok', version, dataVersion: 2 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  for (const name of readdirSync(folder))
    if (name !== 'bin') rmSync(at(name), { recursive: true, force: true });
  for (const name of ['home/releases/0.3.0', 'data', 'new']) mkdirSync(at(name), { recursive: true });
  writeFileSync(at('home/releases/0.3.0/package.json'), '{"version":"0.3.0"}');
  writeFileSync(at('new/package.json'), '{"version":"0.4.0"}');
  writeFileSync(at('running'), '{"version":"0.3.0"}');
  symlinkSync(at('home/releases/0.3.0'), at('home/current'));
});

const fromNew = () => ['--from', at('new')];

async function runUpdate(
  args: readonly string[] = fromNew(),
  dataDirectory = at('data'),
  meanwhile: (child: ChildProcess) => Promise<void> = () => Promise.resolve(),
) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'updateCommand.ts'), ...args], {
    env: {
      ...process.env,
      PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`,
      TRIAL: folder,
      TRIAL_ORIGIN: origin,
      RINKSIDE_SETTINGS: at('none'),
      RINKSIDE_HOME: at('home'),
      RINKSIDE_USER: 'root',
      RINKSIDE_UPDATE_SECONDS: '20',
      DATA_DIR: dataDirectory,
      BACKUP_DIR: at('backups'),
      PORT: new URL(origin).port,
      PUBLIC_ORIGIN: 'https://entries.rinkside.example',
      RINKSIDE_SMTP_URL: 'smtps://mail.rinkside.example',
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await meanwhile(child);
  const status = await ended;
  const calls = existsSync(at('calls')) ? readFileSync(at('calls'), 'utf8').trim().split('\n') : [];
  return { status, printed, calls, release: path.basename(realpathSync(at('home/current'))) };
}

const UNTIL_STOP = ['npm ci', 'npm run backup', 'try new'];
const UNTIL_START = [...UNTIL_STOP, 'systemctl stop', 'npm run backup', 'systemctl start'];

it('tries the new release on a copy, then stops, backs up, switches, starts and looks', async () => {
  const { status, printed, calls, release } = await runUpdate();
  expect([status, release, calls]).toEqual([0, 'new', UNTIL_START]);
  expect(printed).toContain('Rinkside 0.4.0 runs');
  expect(readdirSync(at('backups'))).toEqual([expect.stringMatching(/^before-0\.4\.0-\d{4}-\d\d-\d\dT/)]);
});

it('goes back where the new release is not healthy, and says so', async () => {
  writeFileSync(at('new/broken'), '');
  const { status, printed, calls, release } = await runUpdate();
  const back = ['systemctl stop', 'systemctl reset-failed', 'systemctl start'];
  expect([status, release, calls]).toEqual([1, '0.3.0', [...UNTIL_START, ...back]]);
  expect(printed).toContain('0.4.0 did not become healthy. The release before, 0.3.0, runs again');
  expect(existsSync(at('running'))).toBe(true);
});

it('goes back to the data from before where the new release has migrated it, and keeps the other', async () => {
  writeFileSync(at('new/broken'), 'migrated');
  const { status, printed, calls, release } = await runUpdate();
  const back = ['systemctl stop', 'systemctl reset-failed', 'systemctl start'];
  const withData = ['systemctl stop', 'npm run restore', 'systemctl reset-failed', 'systemctl start'];
  expect([status, release, calls]).toEqual([1, '0.3.0', [...UNTIL_START, ...back, ...withData]]);
  expect(printed).toContain('The release before, 0.3.0, runs again');
  expect(keptData()).toEqual([expect.stringMatching(/^data\.failed-/)]);
});

/** What stands beside the data. */
const keptData = () => readdirSync(folder).filter((name) => name.startsWith('data.'));

const isStopped = () => expect.poll(() => existsSync(at('stopped')), { interval: 20 }).toBe(true);

it('starts the old release where the backup after the stop fails, and leaves nothing of it', async () => {
  writeFileSync(at('fail'), 'backup');
  const { status, printed, release } = await runUpdate();
  expect([status, release, existsSync(at('running'))]).toEqual([1, '0.3.0', true]);
  expect(printed).toContain('The release before, 0.3.0, runs again');
  expect([readdirSync(at('backups')), keptData(), readdirSync(at('data'))]).toEqual([[], [], []]);
});

it('leaves the data where they are if their backup cannot be restored', async () => {
  writeFileSync(at('new/broken'), 'migrated');
  writeFileSync(at('fail'), 'restore');
  // A slash at the end would put what is beside the data into them.
  const { status, printed } = await runUpdate(fromNew(), `${at('data')}/`);
  expect([status, readdirSync(at('data'))]).toEqual([1, ['newer']]);
  expect(printed).toContain('The backup could not be restored. Rinkside is stopped');
});

it.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('ends its work after %s in the middle', async (signal) => {
  writeFileSync(at('slow'), '');
  const { status, release } = await runUpdate(fromNew(), at('data'), async (child) => {
    await isStopped();
    child.kill(signal);
  });
  expect([status, release]).toEqual([0, 'new']);
});

it('leads back when it is given again after it was killed in the middle', async () => {
  writeFileSync(at('slow'), '');
  const killed = await runUpdate(fromNew(), at('data'), async (child) => {
    await isStopped();
    child.kill('SIGKILL');
  });
  expect([killed.status, existsSync(at('running'))]).toEqual([null, false]);
  const again = await runUpdate();
  expect([again.status, again.release, existsSync(at('running'))]).toEqual([1, '0.3.0', true]);
  expect(again.printed).toContain(
    'An update was killed before its end. The release before, 0.3.0, runs again',
  );
  rmSync(at('slow'));
  expect(await runUpdate()).toMatchObject({ status: 0, release: 'new' });
});

it('does not lead back from an update that was killed after its work', async () => {
  expect(await runUpdate()).toMatchObject({ status: 0, release: 'new' });
  const earlier = { earlier: at('home/releases/0.3.0'), earlierVersion: '0.3.0', backup: at('data') };
  writeFileSync(at('home/update.json'), JSON.stringify(earlier));
  mkdirSync(at('newest'));
  writeFileSync(at('newest/package.json'), '{"version":"0.5.0"}');
  expect(await runUpdate(['--from', at('newest')])).toMatchObject({ status: 0, release: 'newest' });
});

it('is one at a time', async () => {
  writeFileSync(at('slow'), '');
  const first = runUpdate();
  await isStopped();
  const second = await runUpdate();
  expect([second.status, second.printed]).toEqual([1, expect.stringContaining('Another update runs.')]);
  expect(await first).toMatchObject({ status: 0, release: 'new' });
});

it('takes a folder of its own as it is, such as the release before', async () => {
  await runUpdate();
  const back = await runUpdate(['--from', at('home/releases/0.3.0')]);
  expect([back.release, existsSync(at('home/releases/0.3.0/package.json'))]).toEqual(['0.3.0', true]);
});

it('takes a tag of the repository that the running release came from', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-C', at('new'), ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'release');
  git('tag', 'v0.4.0');
  rmSync(at('home/releases/0.3.0'), { recursive: true });
  execFileSync('git', ['clone', '--quiet', at('new'), at('home/releases/0.3.0')]);
  writeFileSync(at('home/releases/0.3.0/package.json'), '{"version":"0.3.0"}');
  const { status, release } = await runUpdate(['--release', 'v0.4.0']);
  expect([status, release]).toEqual([0, 'v0.4.0']);
});

it.each([
  ['npm ci', ['npm ci']],
  ['host', UNTIL_STOP],
])('touches nothing where %s fails', async (step, expected) => {
  writeFileSync(at('fail'), step);
  const { status, printed, calls, release } = await runUpdate();
  expect([status, release, calls]).toEqual([1, '0.3.0', expected]);
  expect(printed).toContain('Nothing was changed: the release before still runs.');
  expect(existsSync(at('running'))).toBe(true);
});

it('begins nothing on a machine that is not healthy, and without a release to take', async () => {
  rmSync(at('running'));
  expect(await runUpdate()).toMatchObject({
    status: 1,
    calls: [],
    printed: expect.stringContaining('is not healthy') as string,
  });
  expect(await runUpdate([])).toMatchObject({
    status: 1,
    calls: [],
    printed: expect.stringContaining('Say which') as string,
  });
});
