import type { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { withLogicalId } from './withLogicalId.ts';

/** The table that functions use. */
export interface ServedTable {
  readonly tableName: string;
  readonly tableArn: string;
  readonly tableStreamArn: string;
}

/** The one table: string keys, three indexes, items that expire at `expiresAt` (seconds), and a stream. */
export class ProductTable extends Table {
  /** The index of most lists. */
  static readonly INDEX = 'gsi1';
  /** The indexes of entries by rink and of entries that are due. */
  static readonly ENTRY_INDEXES: readonly string[] = ['gsi2', 'gsi3'];

  constructor(
    scope: Construct,
    id: string,
    {
      warmThroughput,
      ...options
    }: {
      removalPolicy: RemovalPolicy;
      deletionProtection: boolean;
      warmThroughput: Environment['warmThroughput'];
    },
  ) {
    super(scope, id, {
      ...options,
      ...(warmThroughput && { warmThroughput: unitsASecond(warmThroughput) }),
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      timeToLiveAttribute: 'expiresAt',
      stream: StreamViewType.NEW_IMAGE,
    });
    for (const name of [ProductTable.INDEX, ...ProductTable.ENTRY_INDEXES])
      this.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: { name: `${name}pk`, type: AttributeType.STRING },
        sortKey: { name: `${name}sk`, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
        ...(warmThroughput && { warmThroughput: unitsASecond(warmThroughput) }),
      });
    withLogicalId('Table', this);
  }
}

const unitsASecond = ({ reads, writes }: NonNullable<Environment['warmThroughput']>) => ({
  readUnitsPerSecond: reads,
  writeUnitsPerSecond: writes,
});
