import { readFileSync } from 'node:fs';
import { indexChanges, readTemplate } from './indexChanges.ts';

// Before a deployment: `node infra/release/checkIndexes.ts DEPLOYED.json NEXT.json`, templates of the data stack.
const [deployed, next] = process.argv.slice(2);
if (deployed === undefined || next === undefined) {
  process.stderr.write('Name the template that is deployed and the next one.\n');
  process.exitCode = 2;
} else {
  const changes = indexChanges(
    readTemplate(readFileSync(deployed, 'utf8')),
    readTemplate(readFileSync(next, 'utf8')),
  );
  for (const [table, found] of changes) {
    process.stdout.write(`${table}: ${found.join(', ')}\n`);
    if (found.length < 2) continue;
    process.stderr.write(
      `${table} would change ${String(found.length)} indexes. DynamoDB changes one in a deployment: release them one after the other.\n`,
    );
    process.exitCode = 1;
  }
}
