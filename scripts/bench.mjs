// `npm run bench`: measures the product and prints a table; names as arguments select benches.
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

ensureInstalled();
process.exitCode = await runOnNode24(['bench/run.ts', ...process.argv.slice(2)]);
