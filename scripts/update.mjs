// `npm run update -- --release v0.4.0`: puts another release in place on one machine, or the one before back.
import { resolve } from 'node:path';
import { runOnNode24 } from './runtime.mjs';

// A folder is relative to the one in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv
  .slice(2)
  .map((argument, at, all) => (all[at - 1] === '--from' ? resolve(from, argument) : argument));

process.exitCode = await runOnNode24(['local/operator/machine/updateCommand.ts', ...args]);
