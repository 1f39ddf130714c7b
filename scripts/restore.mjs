// `npm run restore -- --from FOLDER`: copies a checked backup into DATA_DIR, which must be empty.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Folders are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;
const args = process.argv
  .slice(2)
  .map((argument, at, all) => (all[at - 1] === '--from' ? resolve(from, argument) : argument));

ensureInstalled();
process.exitCode = await runOnNode24(['local/host/restoreCommand.ts', ...args], {
  env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) },
});
