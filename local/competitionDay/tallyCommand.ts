import { tallyFile } from '../../shared/contract/day/sheets/tallyFiles.ts';
import { tally, tallyFault } from '../../shared/domain/day/tally/tally.ts';
import { runCommand } from '../host/waitUntilStopped.ts';
import { readJsonFile } from './readJsonFile.ts';

await runCommand(() => {
  const [path, ...more] = process.argv.slice(2);
  if (path === undefined || more.length > 0) throw new Error('Name one file: npm run tally -- FILE');
  console.log(JSON.stringify(tally(readJsonFile(path, tallyFile, tallyFault)), null, 2));
});
