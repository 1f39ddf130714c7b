import { currentTime } from '../clock.ts';
import { backUpRotated } from '../operator/machine/rotatedBackup.ts';
import { backUp, backupTarget } from './backup.ts';
import { readSettings } from './settings.ts';
import { runCommand } from './waitUntilStopped.ts';

/** `--to FOLDER`: a new folder. With `--rotate`, a folder of backups by their times, of which the old ones go. */
await runCommand(async () => {
  const { dataDirectory } = readSettings(process.env);
  const to = backupTarget(process.argv);
  const isRotated = process.argv.includes('--rotate');
  const rotated = isRotated ? await backUpRotated(dataDirectory, to, currentTime()) : null;
  if (rotated === null) await backUp(dataDirectory, to);
  const target = rotated?.target ?? to;
  console.log(`Backed up ${dataDirectory} to ${target}. To restore it: npm run restore -- --from ${target}`);
  if (rotated !== null && rotated.expired.length > 0) console.log(`Deleted: ${rotated.expired.join(', ')}.`);
});
