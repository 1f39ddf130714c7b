import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CHOSEN, testTemplates } from '../testApp.ts';
import { statementsOf } from '../constructs/statements.ts';

const first = testTemplates('production');
const second = testTemplates('production', {
  RINKSIDE_ORIGIN: 'https://entries.club.example',
  RINKSIDE_CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
  RINKSIDE_MAIL_FROM: 'desk@post.club.example',
  RINKSIDE_ALARM_EMAIL: 'night@club.example',
  RINKSIDE_MEMBERSHIP_REGISTRY: 'https://members.club.example/{number}',
});

const output = z.object({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) });

const kept = z.object({
  Resources: z.record(z.string(), z.object({ Type: z.string(), DeletionPolicy: z.optional(z.string()) })),
});

const exportsOf = (template: Template) =>
  Object.values(template.findOutputs('*'))
    .map((found) => output.parse(found))
    .filter((found) => found.Export !== undefined);

describe('the exports of the data stack', () => {
  it('do not depend on the operator’s settings: CloudFormation changes no export in use', () => {
    expect(exportsOf(second.data)).toEqual(exportsOf(first.data));
    expect(exportsOf(second.application)).toEqual([]);
  });

  it('are tables, images and keys, retained under ids that never change', () => {
    const { Resources } = kept.parse(first.data.toJSON());
    for (const { Value } of exportsOf(first.data)) {
      const id = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(Value))?.[1] ?? '';
      expect(['Table', 'Bucket', 'Secret']).toContain(Resources[id]?.Type.split('::')[2]);
      expect(Resources[id]?.DeletionPolicy, id).toBe('Retain');
    }
  });
});

describe('the mail domain', () => {
  const sending = ({ application }: typeof first) =>
    statementsOf(application, 'UsersFunctionRole').filter(({ actions }) => actions.includes('ses:SendEmail'));

  it('changes with the next deployment, and the old identity is retained', () => {
    expect(sending(first)[0]?.resource).toContain(':identity/rinkside.example"');
    expect(sending(second)[0]?.resource).toContain(':identity/post.club.example"');
    second.data.hasResource('AWS::SES::EmailIdentity', {
      Properties: { EmailIdentity: 'post.club.example' },
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  });

  it('can be an existing identity, which the stacks leave alone', () => {
    const existing = testTemplates('production', { ...CHOSEN, RINKSIDE_MAIL_IDENTITY: 'rinkside.example' });
    existing.data.resourceCountIs('AWS::SES::EmailIdentity', 0);
    expect(sending(existing)).toEqual(sending(first));
  });
});
