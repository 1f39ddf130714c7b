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

describe('what one stack hands to the other', () => {
  it('is the same whatever an operator chooses: CloudFormation changes no export that is in use', () => {
    expect(exportsOf(second.data)).toEqual(exportsOf(first.data));
    expect(exportsOf(second.application)).toEqual([]);
  });

  it('is of tables, images and keys, which stay under ids that never change', () => {
    const { Resources } = kept.parse(first.data.toJSON());
    for (const { Value } of exportsOf(first.data)) {
      const id = /"(?:Ref|Fn::GetAtt)":\[?"(\w+)"/.exec(JSON.stringify(Value))?.[1] ?? '';
      expect(['Table', 'Bucket', 'Secret']).toContain(Resources[id]?.Type.split('::')[2]);
      expect(Resources[id]?.DeletionPolicy, id).toBe('Retain');
    }
  });
});

describe('the domain of mail', () => {
  const sending = ({ application }: typeof first) =>
    statementsOf(application, 'UsersFunctionRole').filter(({ actions }) => actions.includes('ses:SendEmail'));

  it('changes with the next deployment, and what it was before stays', () => {
    expect(sending(first)[0]?.resource).toContain(':identity/rinkside.example"');
    expect(sending(second)[0]?.resource).toContain(':identity/post.club.example"');
    second.data.hasResource('AWS::SES::EmailIdentity', {
      Properties: { EmailIdentity: 'post.club.example' },
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  });

  it('can be one that exists already, which the stacks leave alone', () => {
    const existing = testTemplates('production', { ...CHOSEN, RINKSIDE_MAIL_IDENTITY: 'rinkside.example' });
    existing.data.resourceCountIs('AWS::SES::EmailIdentity', 0);
    expect(sending(existing)).toEqual(sending(first));
  });
});
