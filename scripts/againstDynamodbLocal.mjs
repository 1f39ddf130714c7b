// `npm run against-dynamodb-local`: tells where the embedded database and Amazon's DynamoDB Local answer differently.
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

ensureInstalled();
process.exitCode = await runOnNode24(['local/testing/witness/command.ts', ...process.argv.slice(2)]);
