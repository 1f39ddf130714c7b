import type { ScalarType } from '../values/attributeValue.ts';

export interface KeySchemaElement {
  AttributeName: string;
  KeyType: 'HASH' | 'RANGE';
}

export interface AttributeDefinition {
  AttributeName: string;
  AttributeType: ScalarType;
}

export interface IndexDefinition {
  IndexName: string;
  KeySchema: KeySchemaElement[];
  Projection: { ProjectionType: 'ALL' | 'KEYS_ONLY' | 'INCLUDE'; NonKeyAttributes?: string[] };
}

export interface Throughput {
  ReadCapacityUnits: number;
  WriteCapacityUnits: number;
}

/** A table as CreateTable defined it, and as it is stored. */
export interface TableDefinition {
  TableName: string;
  TableId: string;
  /** Seconds since 1970. */
  CreationDateTime: number;
  AttributeDefinitions: AttributeDefinition[];
  KeySchema: KeySchemaElement[];
  GlobalSecondaryIndexes?: (IndexDefinition & { ProvisionedThroughput?: Throughput })[];
  LocalSecondaryIndexes?: IndexDefinition[];
  BillingMode?: 'PAY_PER_REQUEST' | 'PROVISIONED';
  ProvisionedThroughput?: Throughput;
  DeletionProtectionEnabled?: boolean;
}

export interface KeyAttribute {
  name: string;
  type: ScalarType;
  role: 'hash' | 'range';
}

export interface Index {
  name: string;
  kind: 'global' | 'local';
  keys: KeyAttribute[];
  /** The attributes of an index entry; undefined if it has all. */
  projected?: Set<string>;
  /** The name of its table in SQLite. */
  storage: string;
}

export interface Table {
  definition: TableDefinition;
  keys: KeyAttribute[];
  indexes: Index[];
  timeToLiveAttribute?: string;
  storage: string;
}

/** A table as the server uses it, derived from the stored definition. */
export function describeTable(
  definition: TableDefinition,
  storage: string,
  timeToLiveAttribute?: string,
): Table {
  const keysOf = (schema: KeySchemaElement[]): KeyAttribute[] =>
    schema.map(({ AttributeName, KeyType }) => ({
      name: AttributeName,
      type:
        definition.AttributeDefinitions.find((attribute) => attribute.AttributeName === AttributeName)
          ?.AttributeType ?? 'S',
      role: KeyType === 'HASH' ? 'hash' : 'range',
    }));
  const keys = keysOf(definition.KeySchema);
  const indexOf = (kind: Index['kind'], index: IndexDefinition): Index => {
    const indexKeys = keysOf(index.KeySchema);
    const names = [...keys, ...indexKeys].map((key) => key.name);
    const whole = index.Projection.ProjectionType === 'ALL';
    return {
      name: index.IndexName,
      kind,
      keys: indexKeys,
      ...(whole ? {} : { projected: new Set([...names, ...(index.Projection.NonKeyAttributes ?? [])]) }),
      // Hex, because an index name may contain characters that SQLite's names may not, and differ by case
      // only.
      storage: `${storage}_${Buffer.from(index.IndexName).toString('hex')}`,
    };
  };
  return {
    definition,
    keys,
    indexes: [
      ...(definition.GlobalSecondaryIndexes ?? []).map((index) => indexOf('global', index)),
      ...(definition.LocalSecondaryIndexes ?? []).map((index) => indexOf('local', index)),
    ],
    ...(timeToLiveAttribute === undefined ? {} : { timeToLiveAttribute }),
    storage,
  };
}
