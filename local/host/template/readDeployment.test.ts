import { describe, expect, it } from 'vitest';
import { sharesOfPaths } from '../../../shared/contract/callShares.ts';
import { OPERATIONS, routeOf } from '../../../shared/contract/routes.ts';
import { gatewayRoutes } from '../../../infra/constructs/gatewayRoutes.ts';
import { testTemplates } from '../../../infra/testApp.ts';
import type { Template } from './intrinsics.ts';
import { localName, Resolver } from './intrinsics.ts';
import { readDeployment } from './readDeployment.ts';

const { data, application, outbox } = testTemplates('local');
const deployment = readDeployment(
  [data, application, outbox].map((template) => template.toJSON() as Template),
);

describe('the deployment read from the synthesized template', () => {
  it('has the contract’s routes, each with a function', () => {
    const keys = gatewayRoutes(OPERATIONS.map(routeOf), sharesOfPaths()).map(({ path }) => `ANY ${path}`);
    expect(deployment.routes.map(({ routeKey }) => routeKey).toSorted()).toEqual(
      ['$default', ...keys].toSorted(),
    );
    const names = deployment.functions.map(({ name }) => name);
    for (const { functionName } of deployment.routes) expect(names).toContain(functionName);
  });

  it('gives functions the names of the resources on this machine', () => {
    const entries = deployment.functions.find(
      ({ entry }) => entry === 'functions/api/entering/entries/lambda.ts',
    );
    expect(entries?.environment['TABLE_NAME']).toBe(deployment.tables[0]?.definition.TableName);
    expect(entries?.environment['SESSION_SECRET_ID']).toBe(deployment.secrets[0]?.name);
    const pages = deployment.functions.find(({ entry }) => entry === 'functions/api/public/pages/lambda.ts');
    expect(pages?.environment['SPA_BUCKET']).toBe(deployment.spa.bucket);
    const system = deployment.functions.find(({ entry }) => entry === 'functions/api/core/system/lambda.ts');
    expect(Object.keys(system?.environment ?? {}).toSorted()).toEqual([
      'EDGE_SECRET_ID',
      'PRODUCT_VERSION',
      'PUBLIC_ORIGIN',
      'TABLE_NAME',
    ]);
  });

  it('routes paths as CloudFront does', () => {
    const originOf = (pattern: string) =>
      deployment.delivery.behaviours.find((behaviour) => behaviour.pattern === pattern)?.origin;
    expect(originOf('/api/*')).toEqual({ kind: 'api', headers: { 'x-rinkside-edge': expect.any(String) } });
    expect(originOf('/images/*')).toEqual({ kind: 'bucket', bucket: 'rinkside-image-bucket' });
    expect(originOf('/documents/*')).toEqual({ kind: 'bucket', bucket: 'rinkside-image-bucket' });
    expect(originOf('/uploads/*')).toEqual({ kind: 'signed', bucket: 'rinkside-image-bucket' });
    expect(originOf('/competitions/?*')).toEqual(originOf('/api/*'));
    expect(originOf('/competitions/*/*')).toEqual(originOf('*'));
    expect(originOf('*')).toEqual({ kind: 'bucket', bucket: deployment.spa.bucket });
  });

  it('keeps what the distribution’s cache policies let it keep', () => {
    const cachingOf = (pattern: string) =>
      deployment.delivery.behaviours.find((behaviour) => behaviour.pattern === pattern)?.caching;
    const policy = { leastSeconds: 0, usualSeconds: 0, mostSeconds: 86_400 };
    expect(cachingOf('/api/competitions/*/schedule')).toEqual(policy);
    expect(cachingOf('/competitions/?*')).toEqual(policy);
    expect(cachingOf('/api/*')).toBeNull();
    expect(cachingOf('/images/*')).toBeNull();
  });

  it('passes on the names of a query that the distribution passes on', () => {
    const namesOf = (pattern: string) =>
      deployment.delivery.behaviours.find((behaviour) => behaviour.pattern === pattern)?.queryNames;
    expect(namesOf('/api/competitions/*/schedule')).toEqual(['date', 'fresh']);
    expect(namesOf('/api/openapi.json')).toEqual([]);
    expect(namesOf('/competitions/?*')).toEqual([]);
    expect(namesOf('/images/*')).toEqual([]);
    expect(namesOf('/api/*')).toBe('all');
    expect(namesOf('/uploads/*')).toBe('all');
  });

  it('has the buckets’ lifecycle rules and the names by which a function finds them', () => {
    expect(deployment.expirations).toEqual([
      { bucket: 'rinkside-image-bucket', prefix: 'uploads/unchecked/', days: 1 },
    ]);
    const files = deployment.functions.find(
      ({ entry }) => entry === 'functions/api/entering/files/lambda.ts',
    );
    expect(files?.environment['IMAGE_BUCKET']).toBe('rinkside-image-bucket');
  });

  it('has the functions of the stream and of the schedule, with what each is called for', () => {
    expect(deployment.streams).toEqual([
      {
        functionName: deployment.functions.find(
          ({ entry }) => entry === 'functions/api/public/outboxStream/lambda.ts',
        )?.name,
        patterns: [
          {
            eventName: ['INSERT'],
            dynamodb: {
              NewImage: { outbox: { M: { state: { S: ['waiting'] }, isLeased: { BOOL: [false] } } } },
            },
          },
        ],
        batchSize: 10,
        retryAttempts: 2,
        bisects: true,
        answersEach: true,
      },
    ]);
    expect(deployment.schedules).toEqual([
      {
        functionName: deployment.functions.find(
          ({ entry }) => entry === 'functions/api/public/outboxSchedule/lambda.ts',
        )?.name,
        everySeconds: 60,
        event: { scheduled: 'overdueMails' },
      },
      {
        functionName: deployment.functions.find(
          ({ entry }) => entry === 'functions/api/public/retention/lambda.ts',
        )?.name,
        everySeconds: 3600,
        event: { scheduled: 'retention' },
      },
    ]);
  });

  it('has the security headers, except the one for https alone', () => {
    const headers = deployment.delivery.behaviours.at(-1)?.headers ?? {};
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('compresses the types that CloudFront compresses', () => {
    const compressed = deployment.delivery.behaviours
      .filter(({ compress }) => compress)
      .map(({ pattern }) => pattern);
    expect(compressed).toContain('/api/competitions');
    expect(compressed).toContain('*');
    expect(compressed).not.toContain('/api/*');
  });
});

describe('references', () => {
  const template: Template = { Resources: {} };
  const resolve = (value: unknown) => new Resolver([template]).resolve(template, value);

  it('become names on this machine', () => {
    expect(localName('SessionSecret')).toBe('rinkside-session-secret');
    expect(resolve({ 'Fn::Join': ['/', ['a', { Ref: 'ImageBucket' }]] })).toBe('a/rinkside-image-bucket');
    expect(resolve([{ deep: { 'Fn::Sub': 'x-${AWS::Region}' } }])).toEqual([{ deep: 'x-eu-west-1' }]);
  });

  it.each([{ 'Fn::Select': [0, []] }, { 'Fn::ImportValue': 'unknown' }])(
    'of another kind are refused: %j',
    (value) => {
      expect(() => resolve(value)).toThrow('refers to something unknown');
    },
  );
});
