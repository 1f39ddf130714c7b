import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from './settings.ts';
import { restore } from './restore.ts';
import { runCommand } from './waitUntilStopped.ts';

await runCommand(async () => {
  const { dataDirectory } = readSettings(process.env);
  const { from, 'without-secrets': withoutSecrets } = parseArgs({
    options: { from: { type: 'string' }, 'without-secrets': { type: 'boolean', default: false } },
  }).values;
  if (from === undefined) throw new Error('Say from where: npm run restore -- --from FOLDER');
  const { items, objects } = await restore(path.resolve(from), dataDirectory, { withoutSecrets });
  console.log(`Restored ${String(items)} items and ${String(objects)} files to ${dataDirectory}.`);
});
