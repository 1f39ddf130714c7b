import type { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/** The one table: string keys, one index, and items that end by themselves at `expiresAt` (seconds). */
export class ProductTable extends Table {
  static readonly INDEX = 'gsi1';

  constructor(
    scope: Construct,
    id: string,
    options: { removalPolicy: RemovalPolicy; deletionProtection: boolean },
  ) {
    super(scope, id, {
      ...options,
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'expiresAt',
    });
    this.addGlobalSecondaryIndex({
      indexName: ProductTable.INDEX,
      partitionKey: { name: 'gsi1pk', type: AttributeType.STRING },
      sortKey: { name: 'gsi1sk', type: AttributeType.STRING },
      projectionType: ProjectionType.ALL,
    });
    withLogicalId('Table', this);
  }
}
