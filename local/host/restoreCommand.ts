import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from './settings.ts';
import { restore } from './restore.ts';
import { runCommand } from './waitUntilStopped.ts';

await runCommand(async () => {
  const { dataDirectory } = readSettings(process.env);
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
  if (from === undefined) throw new Error('Say from where: npm run restore -- --from FOLDER');
  const { items, objects } = await restore(path.resolve(from), dataDirectory);
  console.log(`Restored ${String(items)} items and ${String(objects)} files to ${dataDirectory}.`);
});
