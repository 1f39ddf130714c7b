import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CHOSEN, testTemplates } from '../testApp.ts';

const resource = z.object({
  Type: z.string(),
  DeletionPolicy: z.optional(z.string()),
  Properties: z.optional(z.record(z.string(), z.unknown())),
});
const { application } = testTemplates('production');
const resources = Object.entries(
  z.object({ Resources: z.record(z.string(), resource) }).parse(application.toJSON()).Resources,
);
const ofType = (type: string) => resources.filter(([, { Type }]) => Type === type);

describe('the application stack can be destroyed and deployed again', () => {
  it('empties its buckets first, so that files of a release cannot stop it', () => {
    const emptied = ofType('Custom::S3AutoDeleteObjects').map(
      ([, { Properties }]) => Properties?.['BucketName'],
    );
    expect(ofType('AWS::S3::Bucket').map(([id]) => ({ Ref: id }))).toEqual(emptied);
    expect(emptied).toEqual([{ Ref: 'SpaBucket' }]);
  });

  it('leaves nothing behind but its logs', () => {
    const kept = resources.filter(([, { DeletionPolicy }]) => DeletionPolicy?.startsWith('Retain'));
    expect(new Set(kept.map(([, { Type }]) => Type))).toEqual(new Set(['AWS::Logs::LogGroup']));
    expect(kept.length).toBe(26);
  });

  it('fixes no name that a second deployment would find taken', () => {
    for (const [id, { Properties = {} }] of resources)
      for (const name of [
        'LogGroupName',
        'BucketName',
        'FunctionName',
        'RoleName',
        'SecretName',
        'TableName',
      ])
        if (!id.startsWith('Custom') && Properties[name] !== undefined)
          expect(JSON.stringify(Properties[name]), `${id}.${name}`).toMatch(/"(Ref|Fn::GetAtt)"/);
    for (const [, { Properties }] of ofType('AWS::SecretsManager::Secret'))
      expect(Properties).not.toHaveProperty('Name');
  });
});

describe('the functions of the competition day and of mail', () => {
  const reservedIn = (chosen: Record<string, string>) => {
    const { application, outbox } = testTemplates('production', { ...CHOSEN, ...chosen });
    const functions = [application, outbox].flatMap((template) =>
      Object.entries(template.findResources('AWS::Lambda::Function')),
    );
    return functions.flatMap(([id, found]) => {
      const { ReservedConcurrentExecutions: reserved } = resource.parse(found).Properties ?? {};
      return reserved === undefined ? [] : [`${id.replace(/Function.*/, '')} ${String(reserved)}`];
    });
  };

  it('have calls reserved where the operator says how many, and no others have', () => {
    expect(reservedIn({ RINKSIDE_RESERVED_CONCURRENCY: '50' }).toSorted()).toEqual([
      'Authentication 50',
      'Day 50',
      'Files 50',
      'Judging 50',
      'MailEvents 5',
      'OutboxSchedule 2',
      'OutboxStream 20',
      'Results 50',
    ]);
    expect(reservedIn({})).toEqual([]);
  });
});
