// `npm run mutants`: applies deliberate mistakes to a copy of the code, one at a time, and tells which no test
// notices; a place, a declaration or words of a mistake as arguments select some.
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

ensureInstalled();
process.exitCode = await runOnNode24(['bench/mutants/run.ts', ...process.argv.slice(2)]);
