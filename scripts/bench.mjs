// `npm run bench`: measures the product and prints a table. Names of benches choose some of them.
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

ensureInstalled();
process.exitCode = await runOnNode24(['bench/run.ts', ...process.argv.slice(2)]);
