// `npm run set-card-accounts < accounts.json`: whom families can pay by card, for the product in DATA_DIR, whether or not it runs.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Folders are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;

ensureInstalled();
process.exitCode = await runOnNode24(['local/operator/setCardAccountsCommand.ts', ...process.argv.slice(2)], {
  env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) },
});
