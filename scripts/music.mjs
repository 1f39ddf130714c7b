// `npm run music -- FILE [--seconds N]`: prints what is right and wrong with a file of music as one line of JSON.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// The file is relative to the folder in which npm was called; what begins with a dash, and what follows it, is an option.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv
  .slice(2)
  .map((argument, index, all) =>
    argument.startsWith('--') || all[index - 1] === '--seconds' ? argument : resolve(from, argument),
  );

ensureInstalled();
process.exitCode = await runOnNode24(['local/music/musicCommand.ts', ...args]);
