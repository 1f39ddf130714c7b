// `npm run backup -- --to FOLDER`: copies the data of DATA_DIR, whether or not the product runs.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Folders are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;
const args = process.argv
  .slice(2)
  .map((argument, at, all) => (all[at - 1] === '--to' ? resolve(from, argument) : argument));

ensureInstalled();
process.exitCode = await runOnNode24(['local/host/backupCommand.ts', ...args], {
  env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) },
});
