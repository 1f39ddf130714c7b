// `npm run transfer -- export FILE` and `-- import FILE`: moves a federation or one competition, of DATA_DIR or of a stack.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Folders and the file are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;
const args = process.argv
  .slice(2)
  .map((argument, at, all) => (/^(export|import)$/.test(all[at - 1]) ? resolve(from, argument) : argument));

ensureInstalled();
process.exitCode = await runOnNode24(['local/operator/transferCommand.ts', ...args], {
  env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) },
});
