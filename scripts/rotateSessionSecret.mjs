// `npm run rotate-session-secret`: a new key for the sessions of DATA_DIR, while the product runs or not.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Folders are meant as seen from where npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;

ensureInstalled();
process.exitCode = await runOnNode24(
  ['local/operator/rotateSessionSecretCommand.ts', ...process.argv.slice(2)],
  { env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) } },
);
