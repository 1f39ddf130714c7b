import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentTime } from '../../clock.ts';
import { runCommand } from '../../host/waitUntilStopped.ts';
import { readLayout } from './layout.ts';
import { update } from './update.ts';

const SETTINGS = '/etc/rinkside/rinkside.env';

await runCommand(async () => {
  const { release, from } = parseArgs({
    options: { release: { type: 'string' }, from: { type: 'string' } },
  }).values;
  if ((release === undefined) === (from === undefined))
    throw new Error('Say which release: npm run update -- --release v0.4.0, or --from FOLDER-OR-TAR.GZ');
  const settings = process.env['RINKSIDE_SETTINGS'] ?? SETTINGS;
  if (existsSync(settings)) process.loadEnvFile(settings);
  const wanted = from === undefined ? { tag: release ?? '' } : { from: path.resolve(from) };
  await update(readLayout(process.env), wanted, currentTime());
});
