import { GetObjectCommand, NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Answer } from '../http/answer.ts';
import { textAnswer } from '../http/answer.ts';

/** Serves the objects of a bucket by path, as a distribution with an S3 origin does. */
export function bucketFiles(client: S3Client, bucket: string): (path: string) => Promise<Answer> {
  return async (path) => {
    try {
      const key = decodeURI(path.slice(1));
      if (!canBeStored(key)) return textAnswer(404, 'Not found');
      const object = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      const body = Buffer.from((await object.Body?.transformToByteArray()) ?? []);
      return {
        status: 200,
        headers: {
          'content-type': object.ContentType ?? 'application/octet-stream',
          ...(object.ETag === undefined ? {} : { etag: object.ETag }),
          ...(object.ContentDisposition === undefined
            ? {}
            : { 'content-disposition': object.ContentDisposition }),
          ...(object.CacheControl === undefined ? {} : { 'cache-control': object.CacheControl }),
        },
        body,
      };
    } catch (error) {
      const absent =
        error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NotFound');
      if (absent || error instanceof URIError) return textAnswer(404, 'Not found');
      throw error;
    }
  };
}

/**
 * The object store keeps each object in a file of its name: it fails where no file can have it, and
 * would climb by `..`, which for S3 is a name like any other, to what the path's behaviour hides.
 */
function canBeStored(key: string): boolean {
  const parts = key.split('/');
  return !key.includes('\0') && parts.every((part) => Buffer.byteLength(part) < 200 && part !== '..');
}
