import { readSettings } from '../local/host/settings.ts';
import { startLocalHost } from '../local/host/start.ts';
import { runCommand, waitUntilStopped } from '../local/host/waitUntilStopped.ts';

/**
 * Starts the product and prints the address of its database. If `BENCH_DATABASE` is set, the functions use
 * that address instead: they read it at their first call, which happens later.
 */
await runCommand(async () => {
  const stopped = waitUntilStopped();
  const { origin, close } = await startLocalHost(readSettings(process.env));
  console.log(`Database ${process.env['AWS_ENDPOINT_URL_DYNAMODB']} ${process.env['TABLE_NAME']}`);
  const before = process.env['BENCH_DATABASE'];
  if (before) process.env['AWS_ENDPOINT_URL_DYNAMODB'] = before;
  console.log(`Rinkside is ready on ${origin}`);
  await stopped;
  await close();
});
