// `npm run plan -- --problem FILE --out FILE [--seed N] [--moves N]`: plans a competition without the page.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// Files are relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((argument, at, all) => {
  const [option = '', file] = argument.split('=', 2);
  if (/^--(problem|out)$/.test(option) && file !== undefined) return `${option}=${resolve(from, file)}`;
  return /^--(problem|out)$/.test(all[at - 1] ?? '') ? resolve(from, argument) : argument;
});

ensureInstalled();
process.exitCode = await runOnNode24(['local/competitionDay/planCommand.ts', ...args]);
