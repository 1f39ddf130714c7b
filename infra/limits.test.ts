import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalTemplates, testTemplates } from './testApp.ts';

/**
 * How near the stacks are to what AWS allows. A release stops at 70 % of a limit, because a wall is found in the
 * middle of a deployment; at 90 % where a list is short and grows slowly. Each limit is one that every account has from the start.
 */
const MOST = 0.7;
const MOST_OF_SHORT_LISTS = 0.9;

const record = z.record(z.string(), z.unknown());
const document = z.object({ PolicyDocument: z.unknown() });
const items = z.optional(z.array(z.unknown()));
const lists = z.optional(z.object({ Headers: items, QueryStrings: items, Cookies: items }));

const policyLists = z.object({ HeadersConfig: lists, QueryStringsConfig: lists, CookiesConfig: lists });

const needed = testTemplates('production', {
  RINKSIDE_ORIGIN: 'https://entries.club.example',
  RINKSIDE_CERTIFICATE_ARN:
    'arn:aws:acm:us-east-1:111111111111:certificate/12345678-1234-1234-1234-123456789012',
  RINKSIDE_MAIL_FROM: 'entries@club.example',
  RINKSIDE_ALARM_EMAIL: 'night@club.example',
  RINKSIDE_MEMBERSHIP_REGISTRY: 'https://members.club.example/{number}',
});

const stacks: Readonly<Record<string, Template>> = { ...needed, ...optionalTemplates('production') };

const length = (value: unknown) => Buffer.byteLength(JSON.stringify(value ?? null));

/** The properties of every resource of a type, by logical id. */
function propertiesOf(type: string): [id: string, properties: Record<string, unknown>][] {
  return Object.values(stacks).flatMap((template) =>
    Object.entries(template.findResources(type)).map(([id, resource]): [string, Record<string, unknown>] => [
      id,
      record.parse(z.object({ Properties: z.optional(record) }).parse(resource).Properties ?? {}),
    ]),
  );
}

/** The largest figure of all resources of a type, with the resource that has it. */
function largest(
  what: string,
  type: string,
  figure: (properties: Record<string, unknown>, id: string) => number,
) {
  const [first] = propertiesOf(type)
    .map(([id, properties]) => ({ id, count: figure(properties, id) }))
    .toSorted((one, other) => other.count - one.count);
  return { what: `${what} (${first?.id ?? 'none'})`, count: first?.count ?? 0 };
}

const resources = (template: Template) =>
  Object.keys(z.object({ Resources: record }).parse(template.toJSON()).Resources);

const distribution = z.object({
  DistributionConfig: z.object({
    CacheBehaviors: z.array(z.unknown()),
    Origins: z.array(z.object({ OriginCustomHeaders: items })),
  }),
});

/** Permissions of a function are statements of its own policy; a reference resolves to some 100 bytes. */
const permissionsOf = (id: string) =>
  propertiesOf('AWS::Lambda::Permission').filter(([, { FunctionName }]) =>
    JSON.stringify(FunctionName).includes(`"${id}"`),
  );

const inlinePolicies = (roleId: string, { Policies }: Record<string, unknown>): number => {
  const within = z.optional(z.array(document)).parse(Policies) ?? [];
  const beside = propertiesOf('AWS::IAM::Policy')
    .filter(([, { Roles }]) => JSON.stringify(Roles).includes(`"${roleId}"`))
    .map(([, properties]) => document.parse(properties));
  return [...within, ...beside].reduce((sum, { PolicyDocument }) => sum + length(PolicyDocument), 0);
};

const listOf = (
  part: 'HeadersConfig' | 'QueryStringsConfig' | 'CookiesConfig',
  properties: Record<string, unknown>,
) => {
  const config = record.parse(properties['CachePolicyConfig'] ?? properties['OriginRequestPolicyConfig']);
  const found = policyLists.parse(config['ParametersInCacheKeyAndForwardedToOrigin'] ?? config)[part] ?? {};
  return Object.values(found).flatMap((list) => list ?? []).length;
};

const customHeaders = (properties: Record<string, unknown>) =>
  z
    .object({
      ResponseHeadersPolicyConfig: z.object({ CustomHeadersConfig: z.optional(z.object({ Items: items })) }),
    })
    .parse(properties).ResponseHeadersPolicyConfig.CustomHeadersConfig?.Items?.length ?? 0;

const figures: readonly (readonly [found: { what: string; count: number }, limit: number, share?: number])[] =
  [
    ...Object.entries(stacks).flatMap(([name, template]) => [
      [{ what: `resources of the ${name} stack`, count: resources(template).length }, 500] as const,
      [{ what: `bytes of the ${name} template`, count: length(template.toJSON()) }, 1_000_000] as const,
      [
        { what: `outputs of the ${name} stack`, count: Object.keys(template.findOutputs('*')).length },
        200,
      ] as const,
    ]),
    [{ what: 'routes of the API', count: propertiesOf('AWS::ApiGatewayV2::Route').length }, 300],
    [{ what: 'integrations of the API', count: propertiesOf('AWS::ApiGatewayV2::Integration').length }, 300],
    [
      largest('bytes of the access log’s format', 'AWS::ApiGatewayV2::Stage', ({ AccessLogSettings }) =>
        length(AccessLogSettings),
      ),
      3_072,
    ],
    [
      largest('bytes of a function’s environment', 'AWS::Lambda::Function', ({ Environment }) =>
        length(Environment),
      ),
      4_096,
    ],
    [
      largest('bytes of a function’s own policy', 'AWS::Lambda::Function', (_, id) =>
        length(permissionsOf(id)),
      ),
      20_480,
    ],
    [
      largest('bytes of a role’s inline policies', 'AWS::IAM::Role', (properties, id) =>
        inlinePolicies(id, properties),
      ),
      10_240,
    ],
    [
      largest(
        'indexes of a table',
        'AWS::DynamoDB::Table',
        ({ GlobalSecondaryIndexes }) =>
          z.optional(z.array(z.unknown())).parse(GlobalSecondaryIndexes)?.length ?? 0,
      ),
      20,
    ],
    [
      largest('bytes of a function at the edge', 'AWS::CloudFront::Function', ({ FunctionCode }) =>
        length(FunctionCode),
      ),
      10_240,
    ],
    [
      largest(
        'cache behaviours',
        'AWS::CloudFront::Distribution',
        (properties) => distribution.parse(properties).DistributionConfig.CacheBehaviors.length + 1,
      ),
      25,
      MOST_OF_SHORT_LISTS,
    ],
    [
      largest('headers that the edge adds for an origin', 'AWS::CloudFront::Distribution', (properties) =>
        Math.max(
          ...distribution
            .parse(properties)
            .DistributionConfig.Origins.map(({ OriginCustomHeaders }) => OriginCustomHeaders?.length ?? 0),
        ),
      ),
      10,
      MOST_OF_SHORT_LISTS,
    ],
    ...(['AWS::CloudFront::CachePolicy', 'AWS::CloudFront::OriginRequestPolicy'] as const).flatMap((type) =>
      (['HeadersConfig', 'QueryStringsConfig', 'CookiesConfig'] as const).map(
        (part) =>
          [
            largest(`${part.replace('Config', '')} of a ${type.split('::')[2] ?? ''}`, type, (properties) =>
              listOf(part, properties),
            ),
            10,
            MOST_OF_SHORT_LISTS,
          ] as const,
      ),
    ),
    [
      largest(
        'headers that an answer’s policy adds',
        'AWS::CloudFront::ResponseHeadersPolicy',
        customHeaders,
      ),
      10,
      MOST_OF_SHORT_LISTS,
    ],
  ];

describe('the stacks keep their distance from AWS’s limits', () => {
  it.each(figures.map(([{ what, count }, limit, most = MOST]) => ({ what, count, limit, most })))(
    '$what: $count of $limit',
    ({ what, count, limit, most }) => {
      const share = Math.round((count / limit) * 100);
      process.stdout.write(`${what}: ${String(count)} of ${String(limit)}, ${String(share)} %\n`);
      expect(count).toBeLessThanOrEqual(limit * most);
    },
  );

  it('have at most 190 routes and 300 resources', () => {
    expect(propertiesOf('AWS::ApiGatewayV2::Route').length).toBeLessThanOrEqual(190);
    for (const template of Object.values(stacks)) expect(resources(template).length).toBeLessThanOrEqual(300);
  });
});
