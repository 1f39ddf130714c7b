import type { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/** The one table: string keys, three indexes, and items that end by themselves at `expiresAt` (seconds). */
export class ProductTable extends Table {
  /** Of most lists. */
  static readonly INDEX = 'gsi1';
  /** Entries by rink, and entries that are due. */
  static readonly ENTRY_INDEXES: readonly string[] = ['gsi2', 'gsi3'];

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
    for (const name of [ProductTable.INDEX, ...ProductTable.ENTRY_INDEXES])
      this.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: { name: `${name}pk`, type: AttributeType.STRING },
        sortKey: { name: `${name}sk`, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      });
    withLogicalId('Table', this);
  }
}
