import path from 'node:path';
import { ensureBuilt } from '../host/pages/ensureBuilt.ts';
import { readSettings } from '../host/settings.ts';
import { startLocalHost } from '../host/start.ts';
import { runCommand, waitUntilStopped } from '../host/waitUntilStopped.ts';
import { recordConditions } from './conditionCensus.ts';
import { startWriteHolds } from './writeHolds.ts';

// The product as `npm start` serves it, whose writes a test can hold (races.ts) or leave without room.
await runCommand(async () => {
  const stopped = waitUntilStopped();
  await ensureBuilt(path.join(import.meta.dirname, '../..'));
  const holds = await startWriteHolds();
  const { origin, close, limitGrowth } = await startLocalHost({
    ...readSettings(process.env),
    tableHooks: { beforeWrite: holds.beforeWrite, ...recordConditions() },
  });
  holds.onLimit = limitGrowth;
  console.log(`Writes are held on ${holds.origin}`);
  console.log(`Rinkside is ready on ${origin}`);
  await stopped;
  await close();
  await holds.close();
});
