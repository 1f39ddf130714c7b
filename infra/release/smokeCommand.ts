import { parseArgs } from 'node:util';
import { smoke } from './smoke.ts';

// `npm run smoke -- --origin https://rinkside.example [--release 0.3.0]`
const { values } = parseArgs({ options: { origin: { type: 'string' }, release: { type: 'string' } } });
if (values.origin === undefined || !URL.canParse(values.origin)) {
  process.stderr.write('Name the address of a deployment: --origin https://rinkside.example\n');
  process.exitCode = 2;
} else {
  const results = await smoke({ origin: values.origin, release: values.release });
  for (const { step, fault } of results)
    process.stdout.write(`${fault === null ? 'ok' : `FAILED (${fault})`}  ${step}\n`);
  if (results.some(({ fault }) => fault !== null)) process.exitCode = 1;
}
