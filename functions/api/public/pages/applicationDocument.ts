import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { environment } from '../../../platform/environment.ts';

/**
 * How long a running function may serve the document of the last release. Its files stay in the bucket
 * beside those of the new one.
 */
const CACHE_MILLISECONDS = 60_000;

let client: S3Client | undefined;
let cached: { readonly document: Promise<string>; readonly until: number } | undefined;

/**
 * The application's HTML document, into which a competition's head is written (decision 0006).
 * @throws Error of S3
 */
export async function applicationDocument(now: Date): Promise<string> {
  if (cached && cached.until > now.getTime()) return cached.document;
  const reading = { document: read(), until: now.getTime() + CACHE_MILLISECONDS };
  cached = reading;
  try {
    return await reading.document;
  } catch (error) {
    if (cached === reading) cached = undefined;
    throw error;
  }
}

async function read(): Promise<string> {
  client ??= new S3Client({ maxAttempts: 2 });
  const object = await client.send(
    new GetObjectCommand({ Bucket: environment('SPA_BUCKET'), Key: 'index.html' }),
  );
  return (await object.Body?.transformToString()) ?? '';
}
