import { readSettings } from '../local/host/settings.ts';
import { startLocalHost } from '../local/host/start.ts';
import { runCommand, waitUntilStopped } from '../local/host/waitUntilStopped.ts';

/**
 * The product, telling where its database is. `BENCH_DATABASE` stands before that database from then
 * on: the functions look for theirs at their first call, which is yet to come.
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
