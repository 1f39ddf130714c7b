// `npm run tally -- FILE`: prints the result of one flight as JSON.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

// The file is relative to the folder in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((argument) => resolve(from, argument));

ensureInstalled();
process.exitCode = await runOnNode24(['local/competitionDay/tallyCommand.ts', ...args]);
