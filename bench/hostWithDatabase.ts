import { readSettings } from '../local/host/settings.ts';
import { startLocalHost } from '../local/host/start.ts';
import { runCommand, waitUntilStopped } from '../local/host/waitUntilStopped.ts';

const OWN_ADDRESS = 'own';

/**
 * Starts the product and prints the address of its database. If `BENCH_DATABASE` is set, the functions call that
 * address (`own`: the database's) instead of the database in their process: they read it at their first call,
 * which happens later.
 */
await runCommand(async () => {
  const stopped = waitUntilStopped();
  const before = process.env['BENCH_DATABASE'];
  const settings = { ...readSettings(process.env), databaseOverHttp: before !== undefined };
  const { origin, close } = await startLocalHost(settings);
  console.log(`Database ${process.env['AWS_ENDPOINT_URL_DYNAMODB']} ${process.env['TABLE_NAME']}`);
  if (before !== undefined && before !== OWN_ADDRESS) process.env['AWS_ENDPOINT_URL_DYNAMODB'] = before;
  console.log(`Rinkside is ready on ${origin}`);
  await stopped;
  await close();
});
