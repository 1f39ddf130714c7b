// `npm run sbom -- --to FILE`: lists the packages of the lock file as CycloneDX JSON, without a network.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './runtime.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const product = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// Folders are relative to the folder in which npm was called.
const file =
  values.to === undefined
    ? join(root, '.cache', `${product.name}-${product.version}.cdx.json`)
    : resolve(process.env.INIT_CWD ?? process.cwd(), values.to);

const isWindows = process.platform === 'win32';
const { status, stdout } = spawnSync(
  isWindows ? 'npm.cmd' : 'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--offline'],
  {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
    shell: isWindows,
  },
);
if (status === 0) {
  const bom = JSON.parse(stdout);
  // npm names the product after its folder.
  bom.metadata.component.name = product.name;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${file}: ${bom.components.length} packages`);
} else {
  console.error('npm could not list the packages: its message is above.');
  process.exitCode = 1;
}
