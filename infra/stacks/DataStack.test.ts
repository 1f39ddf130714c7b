import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { CHOSEN, testTemplates } from '../testApp.ts';

const { data } = testTemplates('production');

describe('the data stack', () => {
  it('has one table with three indexes and time to live that cannot be deleted by mistake', () => {
    data.resourceCountIs('AWS::DynamoDB::Table', 1);
    data.hasResourceProperties('AWS::DynamoDB::Table', {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      GlobalSecondaryIndexes: ['gsi1', 'gsi2', 'gsi3'].map((IndexName) => ({
        IndexName,
        Projection: { ProjectionType: 'ALL' },
      })),
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
    });
  });

  it('retains its data when it is deleted, under ids that do not change', () => {
    const kept = { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' };
    for (const [type, id] of [
      ['AWS::DynamoDB::Table', 'Table'],
      ['AWS::S3::Bucket', 'ImageBucket'],
      ['AWS::SecretsManager::Secret', 'SessionSecret'],
    ] as const)
      expect(data.findResources(type, kept)[id], id).toBeDefined();
  });

  it('shows images to CloudFront only', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    });
  });

  it('deletes unfinished uploads after a day', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ Prefix: 'uploads/unchecked/', ExpirationInDays: 1, Status: 'Enabled' }),
        ]),
      },
    });
  });

  it('has a session key of at least 256 bits and the identity that sends mail', () => {
    data.hasResourceProperties('AWS::SecretsManager::Secret', {
      GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
    });
    data.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'rinkside.example' });
  });
});

describe('a restored table', () => {
  const tableArn = 'arn:aws:dynamodb:eu-west-1:111122223333:table/rinkside-restored';
  const stream = `${tableArn}/stream/2026-11-28T10:00:00.000`;
  const restored = testTemplates('production', { ...CHOSEN, RINKSIDE_TABLE_STREAM_ARN: stream });

  it('is the one that functions use, with its indexes and its stream', () => {
    restored.application.hasResourceProperties('AWS::Lambda::Function', {
      Description: 'Rinkside: entries',
      Environment: { Variables: Match.objectLike({ TABLE_NAME: 'rinkside-restored' }) },
    });
    restored.outbox.hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: stream });
    const application = JSON.stringify(restored.application.toJSON());
    expect(application).toContain(`"${tableArn}/index/gsi1"`);
    expect(application).not.toMatch(/ExportsOutput\w*Table/);
  });

  it('leaves the stack’s own table and its exports, which the others import until they are updated', () => {
    restored.data.resourceCountIs('AWS::DynamoDB::Table', 1);
    const exportsOf = (template: typeof data) =>
      Object.keys(template.toJSON()['Outputs'] as object).filter((name) => name.includes('Table'));
    expect(exportsOf(restored.data).toSorted()).toEqual(exportsOf(data).toSorted());
  });
});
