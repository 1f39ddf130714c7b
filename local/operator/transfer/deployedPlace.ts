import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { paginateListBuckets, S3Client } from '@aws-sdk/client-s3';
import { tableName } from '../../../functions/platform/table/read.ts';
import { useDeployedTable, type Deployed } from '../deployedTable.ts';
import { scannedItems, type DataPlace } from './place.ts';

/**
 * A stack, with the credentials and the region of the AWS tools. Without names, table and bucket are found by their stack's.
 * @throws Error in one sentence if there is not exactly one such table or bucket
 */
export async function deployedPlace({
  environment,
  table,
  bucket,
}: Deployed & { readonly bucket: string | undefined }): Promise<DataPlace> {
  await useDeployedTable({ environment, table });
  const files = new S3Client();
  const database = new DynamoDBClient({ maxAttempts: 8 });
  return {
    name: tableName(),
    database,
    tableName: tableName(),
    items: () => scannedItems(database, tableName()),
    files,
    bucket: bucket ?? (await bucketOf(files, environment ?? '')),
    keys: null,
  };
}

/** CloudFormation names a bucket by stack and logical id, in small letters. */
async function bucketOf(files: S3Client, environment: string): Promise<string> {
  const begins = `rinkside-${environment}-data-imagebucket-`;
  const found: string[] = [];
  for await (const { Buckets = [] } of paginateListBuckets({ client: files }, { Prefix: begins }))
    found.push(...Buckets.flatMap(({ Name }) => (Name?.startsWith(begins) ? [Name] : [])));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0)
    throw new Error(
      `There are ${String(found.length)} buckets ${begins}… in this account: say --bucket NAME.`,
    );
  return only;
}
