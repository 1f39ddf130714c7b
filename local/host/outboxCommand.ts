import { announcedEndpoints } from './endpoints.ts';
import { readSettings } from './settings.ts';
import { runCommand } from './waitUntilStopped.ts';

await runCommand(async () => {
  const { dataDirectory } = readSettings(process.env);
  console.log(`Read the mails at ${announcedEndpoints(dataDirectory).outbox}`);
});
