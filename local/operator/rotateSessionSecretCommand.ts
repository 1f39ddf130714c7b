import { dataPaths } from '../host/dataPaths.ts';
import { readSettings } from '../host/settings.ts';
import { localName } from '../host/template/intrinsics.ts';
import { runCommand } from '../host/waitUntilStopped.ts';
import { SecretStore } from '../secrets/secretStore.ts';

await runCommand(async () => {
  const { dataDirectory } = readSettings(process.env);
  const everybodyOut = process.argv.includes('--log-everybody-out');
  new SecretStore(dataPaths(dataDirectory).secrets).rotate(localName('SessionSecret'), {
    keepPrevious: !everybodyOut,
  });
  console.log(
    everybodyOut
      ? 'The session secret is new; within five minutes everybody must log in again.'
      : 'The session secret is new. Nobody is logged out, unless it is rotated again within two hours.',
  );
});
