import { buildApp } from './app.ts';
import { chosenEnvironment } from './environments.ts';
import { acceptFindings } from './acceptFindings.ts';

// The program that `cdk` runs; `cdk` sets the folder itself. An operator's mistake is reported without a
// stack trace.
try {
  acceptFindings(buildApp({ environment: chosenEnvironment() })).synth();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
