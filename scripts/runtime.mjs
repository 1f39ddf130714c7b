import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './findNode.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

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
  process.stdout.write('Installing the packages (npm ci) ... ');
  const started = performance.now();
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Its warnings are about tools that ask for a newer Node than the one that runs npm; they run on Node 24.
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    fail(
      '\nThe packages could not be installed: npm ci failed, its message is above. ' +
        'Check that npm can reach its registry (npm ping), then run the command again.',
    );
  console.log(secondsSince(started));
}

/**
 * @param {number} started `performance.now()` when the step began
 * @returns {string} what it took, such as `12.3 s`
 */
export const secondsSince = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

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

function nodeOrFail() {
  try {
    return findNode(root);
  } catch (error) {
    return fail(error.message);
  }
}

/**
 * Runs a file on Node 24 in the root of the repository and resolves to its exit status. SIGINT and SIGTERM
 * are forwarded, so that it stops cleanly.
 * @param {string[]} args the arguments of `node`: the file and its own arguments
 * @param {{ env?: Record<string, string> }} [options] `env` adds to the environment
 * @returns {Promise<number>} the exit status; 1 if a signal ended it
 */
export function runOnNode24(args, { env = {} } = {}) {
  const node = nodeOrFail();
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
