// `npm run migrate`: brings the data of DATA_DIR to this release's version; with `--environment production` the
// deployed table's.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Folders are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;

ensureInstalled();
process.exitCode = await runOnNode24(['local/operator/migrateCommand.ts', ...process.argv.slice(2)], {
  env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) },
});
