import { build } from 'esbuild';
import { BUNDLING } from './constructs/bundling.ts';
import { inRepository } from './repository.ts';

// The program that makes one function's bundle: `node infra/bundle.ts ENTRY FOLDER`. Names of the files
// depend on the code alone, not on where the repository lies.
const [entry = '', outdir] = process.argv.slice(2);
await build({ ...BUNDLING, absWorkingDir: inRepository(), entryPoints: { index: entry }, outdir });
