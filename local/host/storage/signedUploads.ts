import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { S3Client } from '@aws-sdk/client-s3';
import type { IncomingMessage } from 'node:http';
import { currentTime } from '../../clock.ts';
import type { Answer } from '../http/answer.ts';
import { BodyTooLarge, readBody } from '../http/readBody.ts';
import { isSigned } from './presignedRequest.ts';
import { S3_CREDENTIALS } from './startObjectStore.ts';

/** The bucket and the host under which clients sign for it. */
interface UploadBucket {
  readonly client: S3Client;
  readonly bucket: string;
  /** Host and port of the object store. */
  readonly host: string;
}

const refused: Answer = {
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: Buffer.from('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'),
};

/**
 * Answers as a private bucket does behind a distribution that adds no right of its own: a PUT with a
 * signature that holds is stored, all else is refused.
 */
export function signedUploads({ client, bucket, host }: UploadBucket) {
  return async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url: target = '' } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headersDistinct).map(([name, values]) => [name, values?.join(',')]),
    );
    const signer = { ...S3_CREDENTIALS, host, root: `/${bucket}` };
    if (method !== 'PUT' || !isSigned({ method, target, headers }, signer, currentTime())) return refused;
    try {
      // The length is signed, and the server reads no further than the length that is told.
      const Body = await readBody(request, Number(headers['content-length']));
      const Key = target.split('?')[0]?.slice(1);
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType: headers['content-type'] }),
      );
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
    } catch (error) {
      if (error instanceof BodyTooLarge) return refused;
      throw error;
    }
  };
}
