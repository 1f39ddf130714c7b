import { App, Aspects, Tags, type Stack } from 'aws-cdk-lib';
import type { Environment } from './environments.ts';
import { GLOBAL_NAMES } from './globalNames.ts';
import { AlarmStack } from './stacks/AlarmStack.ts';
import { ApplicationStack } from './stacks/ApplicationStack.ts';
import { BackupStack } from './stacks/BackupStack.ts';
import { DataStack } from './stacks/DataStack.ts';
import { EdgeAlarmStack } from './stacks/EdgeAlarmStack.ts';
import { FirewallStack } from './stacks/FirewallStack.ts';
import { OutboxStack } from './stacks/OutboxStack.ts';

/**
 * The whole product in one environment. `bundling: false` skips building code (the functions' bundles, the
 * SPA), so that the local host and the tests read the same definition in a fraction of the time.
 */
export function buildApp(options: { environment: Environment; outdir?: string; bundling?: boolean }): App {
  const { environment, outdir, bundling = true } = options;
  const app = new App({
    ...(outdir === undefined ? {} : { outdir }),
    analyticsReporting: false,
    context: {
      // Deleting the data stack while the application stack uses it fails the deployment.
      '@aws-cdk/core:defaultCrossStackReferences': 'strong',
      ...(bundling ? {} : { 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-asset-staging': true }),
    },
  });
  const data = new DataStack(app, `Rinkside-${environment.name}-data`, { environment });
  const alarms = new AlarmStack(app, `Rinkside-${environment.name}-alarms`, { environment, data });
  const stacks: Stack[] = [
    new ApplicationStack(app, `Rinkside-${environment.name}-application`, { environment, data }),
    new OutboxStack(app, `Rinkside-${environment.name}-outbox`, { environment, data }),
  ];
  if (environment.hasFirewall)
    new FirewallStack(app, `Rinkside-${environment.name}-firewall`, { environment });
  const { backupsCopiedTo: copyTo, distributionId } = environment;
  if (copyTo !== undefined)
    stacks.push(new BackupStack(app, `Rinkside-${environment.name}-backup`, { data, copyTo, environment }));
  // Their alarms tell a topic that they know by its name alone.
  for (const stack of stacks) stack.addStackDependency(alarms);
  if (distributionId !== undefined)
    new EdgeAlarmStack(app, `Rinkside-${environment.name}-edge-alarms`, { environment, distributionId });
  Aspects.of(app).add(GLOBAL_NAMES);
  Tags.of(app).add('product', 'rinkside');
  Tags.of(app).add('environment', environment.name);
  return app;
}
