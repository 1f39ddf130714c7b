import type { ObjectFiles } from '../../objects/objectFiles.ts';
import { headersOf } from '../../objects/s3Answer.ts';
import type { Answer } from '../http/answer.ts';
import { textAnswer } from '../http/answer.ts';

/** Serves the objects of a bucket by path, like a distribution with an S3 origin. */
export function bucketFiles(files: ObjectFiles, bucket: string): (path: string) => Promise<Answer> {
  return async (path) => {
    const object = await files.open(bucket, keyOf(path));
    if (object === undefined) return textAnswer(404, 'Not found');
    try {
      // Ranges are not supported here, and the length is set when the answer is sent.
      const { 'accept-ranges': _ranges, 'content-length': _length, ...headers } = headersOf(object.head);
      return { status: 200, headers, body: await object.bytes() };
    } finally {
      await object.close();
    }
  };
}

/** An undecodable path has no object. */
function keyOf(path: string): string {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return '';
  }
}
