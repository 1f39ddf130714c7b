import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../host/settings.ts';

const file = (name: string) => path.join(import.meta.dirname, name);
const textOf = (name: string) => readFileSync(file(name), 'utf8');

const { error } = spawnSync('systemd-analyze', ['--version']);
const hasSystemd = error === undefined;

describe.each(['rinkside.service', 'rinkside-backup.service'])('%s', (unit) => {
  it.skipIf(!hasSystemd)('exposes little, as systemd-analyze (Debian package systemd) counts it', () => {
    const { stdout } = spawnSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', file(unit)],
      {
        encoding: 'utf8',
      },
    );
    const [, exposure] = /Overall exposure level for \S+: (\d+\.\d+)/.exec(stdout) ?? [];
    expect(Number(exposure)).toBeLessThanOrEqual(3);
  });

  it('runs a file that exists, on the Node of its release', () => {
    const [, node, script = ''] =
      /^ExecStart=\/opt\/rinkside\/current\/(\S+) (\S+)/m.exec(textOf(unit)) ?? [];
    expect(node).toBe('node_modules/.bin/node');
    expect(existsSync(path.join(import.meta.dirname, '../../..', script))).toBe(true);
  });

  it('lets V8 compile', () => {
    expect(textOf(unit)).not.toMatch(/^MemoryDenyWriteExecute=/m);
  });
});

it('the service lets a thread lower its own priority', () => {
  const filters = [...textOf('rinkside.service').matchAll(/^SystemCallFilter=(.*)$/gm)].map(
    ([, calls]) => calls,
  );
  expect(filters.at(-1)).toBe('setpriority');
});

it('the settings are ones that the host reads, and keep the demo away', () => {
  const lines = textOf('rinkside.env')
    .split('\n')
    .filter((line) => /^\w+=/.test(line));
  const settings = readSettings(
    Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string])),
  );
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', demoData: false, behindProxy: true });
  expect(settings.dataDirectory).toBe('/var/lib/rinkside/data');
  expect(textOf('rinkside.service')).toContain('StateDirectory=rinkside\n');
});
