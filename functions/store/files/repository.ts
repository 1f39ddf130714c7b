import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { FILE_KINDS, type FileKind, type FileType } from '../../../shared/domain/files/fileKinds.ts';
import { documentClient } from '../../platform/table/client.ts';
import { uploadKey } from '../keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';

const storedUpload = z.object({
  id: z.string(),
  accountId: z.string(),
  kind: z.enum(FILE_KINDS),
  mediaType: z.enum(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']),
  bytes: z.number(),
  name: z.nullable(z.string()),
  /** Where it stays, once it was completed. */
  path: z.nullable(z.string()),
});

/** A file that an account has announced. */
export interface StoredUpload {
  readonly id: string;
  readonly accountId: string;
  readonly kind: FileKind;
  readonly mediaType: FileType;
  readonly bytes: number;
  readonly name: string | null;
  readonly path: string | null;
}

/** As long as the bucket keeps what was sent and never completed. */
const KEPT_SECONDS = 24 * 60 * 60;

export async function createUpload(upload: StoredUpload, now: Date): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  await documentClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...uploadKey(upload.accountId, upload.id), type: 'upload', ...upload, expiresAt },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
}

/** Only what the account itself has announced. */
export async function findUpload(accountId: string, uploadId: string): Promise<StoredUpload | null> {
  const item = await getItem(uploadKey(accountId, uploadId));
  return item ? storedUpload.parse(item) : null;
}

/** Notes where the file stays now: a repeat answers from this. */
export async function completeUpload({ accountId, id }: StoredUpload, path: string): Promise<void> {
  await documentClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: uploadKey(accountId, id),
      UpdateExpression: 'SET #path = :path',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#path': 'path' },
      ExpressionAttributeValues: { ':path': path },
    }),
  );
}
