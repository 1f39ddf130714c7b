import { Stack } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketPolicy } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/** Lets one distribution read pictures and documents, but not uploads, and denies requests without TLS. */
export class ImageBucketPolicy extends BucketPolicy {
  constructor(scope: Construct, id: string, options: { bucket: IBucket; distribution: IDistribution }) {
    const { bucket, distribution } = options;
    super(scope, id, { bucket });
    const { partition, account } = Stack.of(this);
    this.document.addStatements(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:*'],
        resources: [bucket.bucketArn, bucket.arnForObjects('*')],
        conditions: { Bool: { 'aws:SecureTransport': 'false' } },
      }),
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('images/*'), bucket.arnForObjects('documents/*')],
        conditions: {
          StringEquals: {
            'AWS:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/${distribution.distributionId}`,
          },
        },
      }),
    );
  }
}
