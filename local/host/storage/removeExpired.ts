import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import type { DeployedExpiration } from '../template/deployment.ts';
import { DAY_MILLISECONDS } from '../../../shared/domain/core/dates/days.ts';

/** Removes the objects that have expired by the buckets' lifecycle rules. */
export async function removeExpired(
  client: S3Client,
  expirations: readonly DeployedExpiration[],
  now: Date,
): Promise<void> {
  for (const { bucket, prefix, days } of expirations) {
    let after: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined && (LastModified?.getTime() ?? 0) < now.getTime() - days * DAY_MILLISECONDS)
          await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
      after = page.NextContinuationToken;
    } while (after !== undefined);
  }
}
