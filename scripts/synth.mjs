// `npx cdk` may itself run on an older Node than the product needs.
import { runOnNode24 } from './runtime.mjs';

process.exit(await runOnNode24(['infra/synth.ts']));
