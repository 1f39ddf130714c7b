import { parseArgs } from 'node:util';
import { currentTime } from '../clock.ts';
import { readSettings } from '../host/settings.ts';
import { runCommand } from '../host/waitUntilStopped.ts';
import { useDeployedOrigin, useDeployedTable } from './deployedTable.ts';
import { withEmbeddedTable } from './embeddedTable.ts';
import { makeSuperAdministrator } from './superAdministrator.ts';

const string = { type: 'string' } as const;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { email: string, name: string, environment: string, table: string },
  });
  const { email, name, environment, table } = values;
  const make = () => makeSuperAdministrator({ email, name }, currentTime());
  const isDeployed = environment !== undefined || table !== undefined;
  if (isDeployed) {
    useDeployedOrigin(process.env['RINKSIDE_ORIGIN']);
    await useDeployedTable({ environment, table });
  }
  const link = isDeployed ? await make() : await withEmbeddedTable(readSettings(process.env), make);
  console.log(`Open this link to choose a password; it works once, for 14 days:\n${link}`);
});
