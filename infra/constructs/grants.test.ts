import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { testTemplates } from '../testApp.ts';
import { FUNCTIONS, TABLE_GRANTS, type FunctionName } from './grants.ts';
import { statementsOf } from './statements.ts';
import { usedActions } from './usedActions.ts';

const { application, outbox } = testTemplates('production');

const roleOf = (resource: FunctionName) =>
  `${resource.charAt(0).toUpperCase()}${resource.slice(1)}FunctionRole`;

const statementsIn = (resource: FunctionName) =>
  [application, outbox].flatMap((template) => statementsOf(template, roleOf(resource)));

function actionsOf(resource: FunctionName): string[] {
  return statementsIn(resource).flatMap(({ actions }) => actions);
}

/** Actions with which Lambda itself reads the table's stream, reports its failures and traces; no code sends them. */
const OF_LAMBDA = [
  ...['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
    (action) => `dynamodb:${action}`,
  ),
  ...['SendMessage', 'GetQueueAttributes', 'GetQueueUrl'].map((action) => `sqs:${action}`),
  'xray:PutTelemetryRecords',
  'xray:PutTraceSegments',
];

/** Every bundle contains the session code; a function with only public routes never runs it. */
const OF_SESSIONS = ['dynamodb:UpdateItem', 'secretsmanager:GetSecretValue'];
const isPublic = (resource: FunctionName) => {
  const routes = OPERATIONS.map(routeOf).filter((route) => route.resource === resource);
  return routes.length > 0 && routes.every(({ roles }) => roles.some((role) => role === 'PUBLIC'));
};

describe('the rights of a function', () => {
  it.each(FUNCTIONS.filter((resource) => resource !== 'system'))(
    '%s: what its code uses, no more',
    async (resource) => {
      const never = isPublic(resource) ? OF_SESSIONS : [];
      const used = (await usedActions(resource)).filter((action) => !never.includes(action));
      const allowed = actionsOf(resource).filter(
        (action) => !action.startsWith('logs:') && !OF_LAMBDA.includes(action),
      );
      expect([...new Set(allowed)].toSorted()).toEqual(
        used.filter((action) => !action.includes(' ')).toSorted(),
      );
      expect(TABLE_GRANTS[resource].index).toBe(used.includes('dynamodb:Query of the index'));
      expect(TABLE_GRANTS[resource].entryIndexes ?? false).toBe(
        used.includes('dynamodb:Query of the indexes of entries'),
      );
      expect(TABLE_GRANTS[resource].passwords ?? false).toBe(
        used.includes('PASSWORD_COST of its environment'),
      );
    },
  );

  it('system: its own log, authentication, a condition and a read by key, because its routes are public', () => {
    expect(actionsOf('system').toSorted()).toEqual([
      'dynamodb:ConditionCheckItem',
      'dynamodb:GetItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'secretsmanager:GetSecretValue',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });

  it('passwords are hashed at the cost that OWASP names, by the two functions that take them', () => {
    const costs = Object.values(application.findResources('AWS::Lambda::Function')).flatMap((found) => {
      const { Environment } = (
        found as { Properties: { Environment?: { Variables: Record<string, unknown> } } }
      ).Properties;
      return Environment?.Variables['PASSWORD_COST'] ?? [];
    });
    expect(costs).toEqual(['32768', '32768']);
  });

  it('no secret is in a function’s configuration, which every account that lists functions can read', () => {
    const functions = [application, outbox].flatMap((template) =>
      Object.values(template.findResources('AWS::Lambda::Function')),
    );
    expect(functions.length).toBeGreaterThan(FUNCTIONS.length);
    expect(JSON.stringify(functions)).not.toContain('resolve:secretsmanager');
  });

  it('no function may scan or has a wildcard', () => {
    for (const resource of FUNCTIONS)
      for (const action of actionsOf(resource)) expect(action).not.toMatch(/\*|Scan/);
  });

  it('only accounts, invitations, notices and the outbox send mail: others store theirs with the change', () => {
    const may = (action: string) => FUNCTIONS.filter((resource) => actionsOf(resource).includes(action));
    expect(may('dynamodb:DeleteItem')).toEqual([
      'authentication',
      'users',
      'rinks',
      'competitions',
      'forms',
      'entries',
      'entriesForFamilies',
      'consents',
      'payments',
      'files',
      'notices',
      'labels',
      'coaches',
      'ice',
      'schedule',
      'publicSchedule',
      'day',
      'people',
      'outboxStream',
      'outboxSchedule',
      'retention',
    ]);
    expect(may('ses:SendEmail')).toEqual([
      'authentication',
      'users',
      'entries',
      'entriesForFamilies',
      'notices',
      'coaches',
      'outboxStream',
      'outboxSchedule',
    ]);
  });

  it('only uploads and documents may touch the image bucket, below the prefixes that they need', () => {
    const others = new Set<string>(['day', 'files', 'receipts', 'retention', 'users']);
    for (const resource of FUNCTIONS.filter((one) => !others.has(one)))
      for (const right of statementsIn(resource))
        expect(right.resource, resource).not.toContain('ImageBucket');
    const rightsOf = (role: string) =>
      statementsOf(application, role).flatMap(({ actions, resource }) =>
        actions
          .filter((action) => action.startsWith('s3:'))
          .map((action) => `${action} ${/\/([\w/]+\/\*)"/.exec(resource)?.[1] ?? resource}`),
      );
    expect(rightsOf('ReceiptsFunctionRole')).toEqual(['s3:GetObject images/*']);
    for (const resource of ['retention', 'users'] as const)
      expect(statementsIn(resource).filter(({ resource: on }) => on.includes('ImageBucket'))).toMatchObject([
        { actions: ['s3:DeleteObject'], resource: expect.stringContaining('/uploads/music/*') },
      ]);
    expect(rightsOf('DayFunctionRole').toSorted()).toEqual([
      's3:DeleteObject uploads/music/*',
      's3:PutObject uploads/music/*',
    ]);
    expect(rightsOf('FilesFunctionRole').toSorted()).toEqual([
      's3:DeleteObject uploads/*',
      's3:GetObject uploads/*',
      's3:PutObject documents/*',
      's3:PutObject images/*',
      's3:PutObject uploads/*',
    ]);
  });

  it('pages reads the application’s document, and nothing else of the bucket', () => {
    const reading = statementsOf(application, 'PagesFunctionRole').filter(({ actions }) =>
      actions.includes('s3:GetObject'),
    );
    expect(reading).toHaveLength(1);
    expect(reading[0]?.resource).toMatch(/"SpaBucket","Arn".*"\/index\.html"/);
  });

  it('mail is sent from the one address', () => {
    application.hasResourceProperties('AWS::IAM::Role', {
      Policies: [
        {
          PolicyDocument: {
            Statement: Match.arrayWith([
              Match.objectLike({
                Action: 'ses:SendEmail',
                Condition: { StringEquals: { 'ses:FromAddress': 'entries@rinkside.example' } },
              }),
            ]),
          },
        },
      ],
    });
    application.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'Rinkside: users',
      Environment: { Variables: Match.objectLike({ MAIL_FROM: 'entries@rinkside.example' }) },
    });
  });

  it('every right names one resource, but for X-Ray’s, which has none to name', () => {
    const statements = statementsOf(application, 'EntriesFunctionRole');
    expect(statements.length).toBeGreaterThan(2);
    const [traces, others] = [true, false].map((isTrace) =>
      statements.filter(({ actions }) => actions.some((action) => action.startsWith('xray:')) === isTrace),
    );
    for (const { resource } of others ?? []) expect(resource).not.toContain('*');
    expect(traces?.map(({ resource }) => resource)).toEqual(['"*"']);
    const query = statements.filter(({ actions }) => actions.includes('dynamodb:Query'));
    const indexes = query.map(({ resource }) => /\/index\/(gsi\d)/.exec(resource)?.[1] ?? 'table');
    expect(indexes.toSorted()).toEqual(['gsi1', 'gsi2', 'gsi3', 'table']);
  });
});
