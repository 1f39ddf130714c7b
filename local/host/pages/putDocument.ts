import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/**
 * Puts the application's document into the bucket, as a deployment does: the function that writes the head of
 * shared pages reads it there. Without built pages it does nothing.
 */
export async function putDocument(client: S3Client, bucket: string, folder: string): Promise<void> {
  const file = path.join(folder, 'index.html');
  if (!existsSync(file)) return;
  await client.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: 'index.html',
      Body: await readFile(file),
      ContentType: 'text/html; charset=utf-8',
    }),
  );
}
