import { readSettings } from './settings.ts';
import { startLocalHost } from './start.ts';
import { runCommand, untilStopped } from './untilStopped.ts';

await runCommand(async () => {
  const stopped = untilStopped();
  const publicOrigin = process.env['RINKSIDE_FRONT'];
  const { origin, close } = await startLocalHost({
    ...readSettings(process.env),
    ...(publicOrigin === undefined ? {} : { publicOrigin }),
  });
  console.log(`Rinkside is ready on ${origin}`);
  process.send?.({ origin });
  await stopped;
  await close();
});
