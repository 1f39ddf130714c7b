import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { CardsSecret } from '../constructs/CardsSecret.ts';
import { MailConfiguration } from '../constructs/MailConfiguration.ts';
import { MailIdentity } from '../constructs/MailIdentity.ts';
import { ProductTable, type ServedTable } from '../constructs/ProductTable.ts';
import { SecondFactorSecret } from '../constructs/SecondFactorSecret.ts';
import { SessionSecret } from '../constructs/SessionSecret.ts';
import { withLogicalId } from '../constructs/withLogicalId.ts';
import type { Environment } from '../environments.ts';

/** Everything that must outlive a release, in a stack of its own so that no code change can replace it. */
export class DataStack extends Stack {
  readonly table: ServedTable;
  readonly images: Bucket;
  readonly sessionSecret: SessionSecret;
  readonly secondFactorSecret: SecondFactorSecret;
  readonly cardsSecret: CardsSecret;

  constructor(scope: Construct, id: string, { environment }: { environment: Environment }) {
    super(scope, id, { description: 'Rinkside: what is kept', terminationProtection: environment.keepsData });
    const removalPolicy = environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
    const table = new ProductTable(this, 'Table', {
      removalPolicy,
      deletionProtection: environment.keepsData,
      warmThroughput: environment.warmThroughput,
    });
    this.table = this.#servedTable(table, environment);
    this.sessionSecret = new SessionSecret(this, 'SessionSecret', { removalPolicy });
    this.secondFactorSecret = new SecondFactorSecret(this, 'SecondFactorSecret', { removalPolicy });
    this.cardsSecret = new CardsSecret(this, 'CardsSecret', { removalPolicy });
    // Here, because every function names it when it sends: it must be there before they are.
    new MailConfiguration(this, 'MailConfiguration', environment);
    if (!environment.mailIdentityExists) new MailIdentity(this, 'Mail', environment);
    // The bucket's policy is in the distribution's stack; here it would make the stacks depend on each other.
    this.images = withLogicalId(
      'ImageBucket',
      new Bucket(this, 'ImageBucket', {
        removalPolicy,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        encryption: BucketEncryption.S3_MANAGED,
        versioned: true,
        lifecycleRules: [
          { noncurrentVersionExpiration: Duration.days(90), expiredObjectDeleteMarker: true },
          // Uploads that were never completed, and their traces.
          {
            prefix: 'uploads/unchecked/',
            expiration: Duration.days(1),
            noncurrentVersionExpiration: Duration.days(1),
          },
        ],
      }),
    );
  }

  /**
   * The own table, or the restored one in its place. What the stack exports stays, because CloudFormation updates this stack
   * first, and refuses to take away what the others still import.
   */
  #servedTable(
    { tableName, tableArn, tableStreamArn = '' }: ProductTable,
    { restoredTable }: Environment,
  ): ServedTable {
    if (restoredTable === undefined) return { tableName, tableArn, tableStreamArn };
    for (const exported of [tableName, tableArn, tableStreamArn]) this.exportValue(exported);
    return restoredTable;
  }
}
