import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { MailIdentity } from '../constructs/MailIdentity.ts';
import { ProductTable } from '../constructs/ProductTable.ts';
import { SecondFactorSecret } from '../constructs/SecondFactorSecret.ts';
import { SessionSecret } from '../constructs/SessionSecret.ts';
import { withLogicalId } from '../constructs/withLogicalId.ts';
import type { Environment } from '../environments.ts';

/** What must outlive a release: kept apart, so that no change of the code can replace it. */
export class DataStack extends Stack {
  readonly table: ProductTable;
  readonly images: Bucket;
  readonly sessionSecret: SessionSecret;
  readonly secondFactorSecret: SecondFactorSecret;

  constructor(scope: Construct, id: string, { environment }: { environment: Environment }) {
    super(scope, id, { description: 'Rinkside: what is kept', terminationProtection: environment.keepsData });
    const removalPolicy = environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    this.table = new ProductTable(this, 'Table', {
      removalPolicy,
      deletionProtection: environment.keepsData,
    });
    this.sessionSecret = new SessionSecret(this, 'SessionSecret', { removalPolicy });
    this.secondFactorSecret = new SecondFactorSecret(this, 'SecondFactorSecret', { removalPolicy });
    if (!environment.mailIdentityExists) new MailIdentity(this, 'Mail', environment);
    // Its policy stands with the distribution that reads it: here it would tie the stacks in a circle.
    this.images = withLogicalId(
      'ImageBucket',
      new Bucket(this, 'ImageBucket', {
        removalPolicy,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        encryption: BucketEncryption.S3_MANAGED,
        versioned: true,
        lifecycleRules: [
          { noncurrentVersionExpiration: Duration.days(90), expiredObjectDeleteMarker: true },
          // What was sent and never completed, and the traces of what was.
          { prefix: 'uploads/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
        ],
      }),
    );
  }
}
