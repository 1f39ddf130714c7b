// `npm run outbox`: prints the address of the outbox of the product that runs on DATA_DIR.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Folders are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;

ensureInstalled();
process.exitCode = await runOnNode24(['local/host/outboxCommand.ts'], {
  env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) },
});
