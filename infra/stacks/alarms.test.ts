import { readdirSync, readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { RESOURCES } from '../../shared/contract/core/route.ts';
import { RUNBOOKS } from '../constructs/RunbookAlarm.ts';
import { inRepository } from '../repository.ts';
import { CHOSEN, optionalTemplates, testTemplates } from '../testApp.ts';

const templates = testTemplates('production');
const { alarms: shared, application, outbox, serving } = templates;

const alarm = z.object({
  Properties: z.object({
    AlarmName: z.string(),
    AlarmDescription: z.string(),
    AlarmActions: z.array(z.unknown()),
    OKActions: z.array(z.unknown()),
    TreatMissingData: z.string(),
  }),
});

const optional = optionalTemplates('production');
const alarms = [...Object.values(templates), ...Object.values(optional)].flatMap((template) =>
  Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(
    (found) => alarm.parse(found).Properties,
  ),
);

const nameOf = ({ AlarmName }: { readonly AlarmName: string }) => AlarmName;
const pageOf = ({ AlarmDescription }: { readonly AlarmDescription: string }) =>
  /docs\/runbooks\/([\w-]+)\.md$/.exec(AlarmDescription)?.[1];

describe('the alarms', () => {
  it('are these, with names that do not change', () => {
    expect(alarms.map(nameOf).toSorted()).toEqual([
      'Rinkside-production-api-errors',
      'Rinkside-production-api-latency',
      'Rinkside-production-backups-failed',
      'Rinkside-production-backups-failed-none',
      'Rinkside-production-edge-errors',
      'Rinkside-production-function-errors-1',
      'Rinkside-production-function-errors-2',
      'Rinkside-production-function-errors-3',
      'Rinkside-production-function-errors-retention',
      'Rinkside-production-function-throttles',
      'Rinkside-production-mail-bounces',
      'Rinkside-production-mail-complaints',
      'Rinkside-production-mail-unsent',
      'Rinkside-production-outbox-schedule',
      'Rinkside-production-outbox-stream',
      'Rinkside-production-table-throttles',
    ]);
  });

  it.each(alarms)('$AlarmName names its page, and tells when it begins and when it ends', (found) => {
    expect(pageOf(found)).toBeDefined();
    for (const actions of [found.AlarmActions, found.OKActions])
      expect(JSON.stringify(actions)).toMatch(/:Rinkside-production-(edge-)?alarms"/);
  });

  it('have a page each, and each page an alarm, but for the cost, of which AWS tells', () => {
    const pages = readdirSync(inRepository('docs/runbooks')).filter((file) => file !== 'README.md');
    expect(pages.toSorted()).toEqual(RUNBOOKS.map((page) => `${page}.md`).toSorted());
    expect([...new Set(alarms.map(pageOf)), 'cost'].toSorted()).toEqual([...RUNBOOKS].toSorted());
  });

  it('of CloudFront stands where its metrics are, with a topic of its own', () => {
    const [errors] = alarms.filter((found) => nameOf(found) === 'Rinkside-production-edge-errors');
    expect(JSON.stringify(errors?.AlarmActions)).toContain(':sns:us-east-1:');
    optional.edgeAlarms.hasResourceProperties('AWS::SNS::Topic', {
      TopicName: 'Rinkside-production-edge-alarms',
    });
    optional.edgeAlarms.hasResourceProperties('AWS::SNS::Subscription', {
      Endpoint: 'night@rinkside.example',
    });
  });

  it('take missing data for a fault where a running schedule would write some', () => {
    const breaching = alarms.filter(({ TreatMissingData }) => TreatMissingData === 'breaching');
    expect(breaching.map(nameOf)).toEqual([
      'Rinkside-production-outbox-schedule',
      'Rinkside-production-backups-failed-none',
    ]);
  });

  it('watch every function that answers calls', () => {
    const watched = Object.values(serving.findResources('AWS::CloudWatch::Alarm')).flatMap(
      (found) => JSON.stringify(found).match(/"MetricName":"Errors"/g) ?? [],
    );
    expect(watched).toHaveLength(RESOURCES.length);
  });
});

describe('who is told', () => {
  it('is told by CloudWatch, which the topic’s own policy must allow', () => {
    shared.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
          }),
        ]),
      },
    });
  });

  it('is told where some functions were not called: each sum counts missing data as none', () => {
    const sums = [shared, serving, optional.backup].flatMap((template) =>
      JSON.stringify(template.findResources('AWS::CloudWatch::Alarm')).match(/"Expression":"[^"]+"/g),
    );
    expect(sums).toHaveLength(5);
    for (const sum of sums) expect(sum).toMatch(/^"Expression":"(?:FILL\(\w+, 0\)(?: \+ )?)+"$/);
  });

  it('is the operator’s address, of each alarm and of the bill', () => {
    shared.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'night@rinkside.example',
    });
    shared.hasResourceProperties('AWS::Budgets::Budget', {
      Budget: { BudgetLimit: { Amount: 100, Unit: 'USD' }, TimeUnit: 'MONTHLY' },
      NotificationsWithSubscribers: Match.arrayWith([
        Match.objectLike({ Subscribers: [{ SubscriptionType: 'EMAIL', Address: 'night@rinkside.example' }] }),
      ]),
    });
  });

  it('is nobody in a staging without an address: the alarms show in CloudWatch', () => {
    const staging = testTemplates('staging', { ...CHOSEN, RINKSIDE_ALARM_EMAIL: undefined });
    staging.alarms.resourceCountIs('AWS::SNS::Subscription', 0);
    staging.alarms.resourceCountIs('AWS::Budgets::Budget', 0);
    staging.alarms.resourceCountIs('AWS::SNS::Topic', 1);
  });
});

describe('the dashboard and the traces', () => {
  it('are one page, and a trace of each function', () => {
    serving.resourceCountIs('AWS::CloudWatch::Dashboard', 1);
    const functions = [application, outbox].flatMap((template) =>
      Object.entries(template.findResources('AWS::Lambda::Function')),
    );
    const traced = functions.filter(([, found]) => JSON.stringify(found).includes('"Mode":"Active"'));
    const ours = functions.filter(([id]) => id.includes('Function'));
    expect(traced.map(([id]) => id)).toEqual(ours.map(([id]) => id));
    expect(ours.length).toBeGreaterThan(RESOURCES.length);
  });

  it('read every metric that the functions write, and no other', () => {
    const source = readFileSync(inRepository('functions/platform/metrics.ts'), 'utf8');
    const written = [...source.matchAll(/write\('(\w+)'/g)].map(([, name]) => name);
    const read = JSON.stringify([serving.toJSON(), outbox.toJSON()]);
    expect(written.toSorted()).toEqual(['MailNotSent', 'OldestUnsentMinutes']);
    for (const name of written) expect(read).toContain(name);
  });
});
