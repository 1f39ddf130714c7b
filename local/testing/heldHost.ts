import path from 'node:path';
import { ensureBuilt } from '../host/pages/ensureBuilt.ts';
import { readSettings } from '../host/settings.ts';
import { startLocalHost } from '../host/start.ts';
import { runCommand, waitUntilStopped } from '../host/waitUntilStopped.ts';
import { recordConditions } from './conditionCensus.ts';
import { hostFaults } from './hostFaults.ts';
import { witnessed } from './witness/witness.ts';
import { startWriteHolds } from './writeHolds.ts';

// The product as `npm start` serves it, whose writes a test can hold (races.ts), leave without room, or have go wrong (faults.ts).
await runCommand(async () => {
  const stopped = waitUntilStopped();
  await ensureBuilt(path.join(import.meta.dirname, '../..'));
  const holds = await startWriteHolds();
  const faults = hostFaults();
  const { origin, close, limitGrowth } = await startLocalHost({
    ...readSettings(process.env),
    testHooks: {
      batchSeed: 1,
      beforeWrite: holds.beforeWrite,
      ...faults.hooks,
      ...recordConditions(),
      ...witnessed(),
    },
  });
  holds.onLimit = limitGrowth;
  holds.onFault = faults.set;
  console.log(`Writes are held on ${holds.origin}`);
  console.log(`Rinkside is ready on ${origin}`);
  await stopped;
  await close();
  await holds.close();
});
