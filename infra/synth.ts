import { buildApp } from './app.ts';
import { chosenEnvironment } from './environments.ts';
import { acceptFindings } from './acceptFindings.ts';

// What `cdk` runs: it sets the folder by itself. What an operator must mend is said without a stack trace.
try {
  acceptFindings(buildApp({ environment: chosenEnvironment() })).synth();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
