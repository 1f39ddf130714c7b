import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Template } from 'aws-cdk-lib/assertions';
import { Stack } from 'aws-cdk-lib';
import { buildApp } from './app.ts';
import { environmentNamed } from './environments.ts';
import type { Variables } from './operatorChoices.ts';

/** An operator's settings for a deployment. */
export const CHOSEN: Variables = {
  RINKSIDE_ORIGIN: 'https://rinkside.example',
  RINKSIDE_CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:111122223333:certificate/of-rinkside-example',
  RINKSIDE_MAIL_FROM: 'entries@rinkside.example',
  RINKSIDE_ALARM_EMAIL: 'night@rinkside.example',
};

/** With every stack that an operator may leave out, but the firewall. */
export const CHOSEN_ALL: Variables = {
  ...CHOSEN,
  RINKSIDE_BACKUP_COPY_VAULT_ARN: 'arn:aws:backup:eu-central-1:111122223333:backup-vault:copies',
  RINKSIDE_DISTRIBUTION_ID: 'EDFDVBD6EXAMPLE',
};

/** The templates of one environment, for tests: a stack each, and `serving`, which is nested. No file is left behind. */
export function testTemplates(
  environment: string,
  chosen = CHOSEN,
): Record<'data' | 'application' | 'outbox' | 'alarms' | 'serving', Template> {
  return withStacks(environment, chosen, (stackOf) => {
    const application = stackOf('application');
    return {
      data: Template.fromStack(stackOf('data')),
      application: Template.fromStack(application),
      outbox: Template.fromStack(stackOf('outbox')),
      alarms: Template.fromStack(stackOf('alarms')),
      serving: Template.fromStack(application.node.findChild('Alarms') as Stack),
    };
  });
}

/** The templates of the stacks that an operator may leave out. */
export function optionalTemplates(environment: string): Record<'backup' | 'edgeAlarms', Template> {
  return withStacks(environment, CHOSEN_ALL, (stackOf) => ({
    backup: Template.fromStack(stackOf('backup')),
    edgeAlarms: Template.fromStack(stackOf('edge-alarms')),
  }));
}

function withStacks<Result>(
  environment: string,
  chosen: Variables,
  read: (stackOf: (part: string) => Stack) => Result,
): Result {
  const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-infra-'));
  try {
    const app = buildApp({ environment: environmentNamed(environment, chosen), outdir, bundling: false });
    return read((part) => {
      const stack = app.node.findChild(`Rinkside-${environment}-${part}`);
      if (!Stack.isStack(stack)) throw new Error(`There is no stack for ${part}.`);
      return stack;
    });
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
