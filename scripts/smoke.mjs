// `npm run smoke -- --origin https://rinkside.example`: looks at a deployment as a stranger would.
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

ensureInstalled();
process.exitCode = await runOnNode24(['infra/release/smokeCommand.ts', ...process.argv.slice(2)]);
