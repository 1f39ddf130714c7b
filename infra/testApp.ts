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

/** The templates of one environment, for tests: a stack each, and `serving`, which is nested. No file is left behind. */
export function testTemplates(
  environment: string,
  chosen = CHOSEN,
): Record<'data' | 'application' | 'outbox' | 'alarms' | 'serving', Template> {
  const outdir = mkdtempSync(path.join(tmpdir(), 'rinkside-infra-'));
  try {
    const app = buildApp({ environment: environmentNamed(environment, chosen), outdir, bundling: false });
    const templateOf = (part: string) => {
      const stack = app.node.findChild(`Rinkside-${environment}-${part}`);
      if (!Stack.isStack(stack)) throw new Error(`There is no stack for ${part}.`);
      return Template.fromStack(stack);
    };
    const application = app.node.findChild(`Rinkside-${environment}-application`);
    return {
      data: templateOf('data'),
      application: templateOf('application'),
      outbox: templateOf('outbox'),
      alarms: templateOf('alarms'),
      serving: Template.fromStack(application.node.findChild('Alarms') as Stack),
    };
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}
