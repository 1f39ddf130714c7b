import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { BUNDLING } from './constructs/bundling.ts';
import { inRepository } from './repository.ts';

// The program that makes one function's bundle: `node infra/bundle.ts ENTRY FOLDER`. With `--maps` it leaves the
// source maps there too. They are always made, as the names of the files depend on them, and on nothing else but
// the code: a stack in a deployment's log can be read by the maps of its commit.
const { positionals, values } = parseArgs({ options: { maps: { type: 'boolean' } }, allowPositionals: true });
const [entry = '', outdir = ''] = positionals;
const { outputFiles } = await build({
  ...BUNDLING,
  absWorkingDir: inRepository(),
  entryPoints: { index: entry },
  outdir,
  sourcemap: 'external',
  write: false,
});
mkdirSync(outdir, { recursive: true });
for (const { path, contents } of outputFiles)
  if (values.maps === true || !path.endsWith('.map')) writeFileSync(path, contents);
