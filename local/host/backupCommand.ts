import { backUp, backupTarget } from './backup.ts';
import { readSettings } from './settings.ts';
import { runCommand } from './waitUntilStopped.ts';

await runCommand(async () => {
  const { dataDirectory } = readSettings(process.env);
  const target = backupTarget(process.argv);
  await backUp(dataDirectory, target);
  console.log(`Backed up ${dataDirectory} to ${target}. To restore it: npm run restore -- --from ${target}`);
});
