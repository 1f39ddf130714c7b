import { ApiError } from '../../../platform/errors/apiError.ts';
import { logError } from '../../../platform/log.ts';
import { DATA_VERSION } from '../../../store/core/settings/dataVersion.ts';
import { storedDataVersion } from '../../../store/core/settings/dataVersionRepository.ts';

/** A release and its migration are days apart: each process asks this often (decision 0310). */
const ASKED_MILLISECONDS = 60_000;

let lastRead: { readonly since: number; readonly answer: ReturnType<typeof storedDataVersion> } | null = null;

/**
 * Stops a function before it works on data that a later release wrote, or has begun to migrate.
 * @throws {ApiError} Busy until this release’s data is back, or the later release is
 */
export async function checkDataVersion(now: Date): Promise<void> {
  const since = now.getTime();
  if (lastRead === null || Math.abs(since - lastRead.since) >= ASKED_MILLISECONDS)
    lastRead = { since, answer: storedDataVersion() };
  const { newest } = await answerOf(lastRead);
  if (newest <= DATA_VERSION) return;
  logError('newerData', { found: newest, known: DATA_VERSION });
  throw new ApiError('Busy');
}

/** A read that failed is not kept. */
async function answerOf(read: NonNullable<typeof lastRead>) {
  try {
    return await read.answer;
  } catch (error) {
    if (lastRead === read) lastRead = null;
    throw error;
  }
}
