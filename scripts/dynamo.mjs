import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// The server runs in the root of the repository; its folder is relative to the one in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg, at, all) => {
  if (all[at - 1] === '--dir') return resolve(from, arg);
  return arg.startsWith('--dir=') ? `--dir=${resolve(from, arg.slice(6))}` : arg;
});

ensureInstalled();
process.exitCode = await runOnNode24(['local/dynamo/command.ts', ...args]);
