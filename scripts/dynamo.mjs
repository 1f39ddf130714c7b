import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// The server runs in the root of the repository; a directory is meant as seen from where npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv
  .slice(2)
  .map((arg, at, all) => (all[at - 1] === '--dir' ? resolve(from, arg) : arg));

ensureInstalled();
process.exitCode = await runOnNode24(['local/dynamo/command.ts', ...args]);
