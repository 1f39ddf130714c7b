import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { testTemplates } from '../testApp.ts';

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
          Match.objectLike({ Prefix: 'uploads/', ExpirationInDays: 1, Status: 'Enabled' }),
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
