import { errorName, logError } from '../../../platform/log.ts';
import { readPicture } from '../../../platform/objects/bucket.ts';

/** The federation's logo; null if it cannot be read, because a document is worth more than its logo. */
export async function readLogo(path: string): Promise<Uint8Array | null> {
  try {
    return await readPicture(path);
  } catch (error) {
    logError('logoNotRead', { error: errorName(error) });
    return null;
  }
}
