import { ApiError } from '../../../platform/errors/apiError.ts';
import { logError } from '../../../platform/log.ts';
import { DATA_VERSION } from '../../../store/core/settings/dataVersion.ts';
import { storedDataVersion } from '../../../store/core/settings/dataVersionRepository.ts';

/** A release and its migration are days apart: each process asks this often (decision 0310). */
const KEPT_MILLISECONDS = 60_000;

let kept: { readonly since: number; readonly answer: ReturnType<typeof storedDataVersion> } | null = null;

/**
 * Stops a function before it works on data that a later release wrote, or has begun to migrate.
 * @throws {ApiError} Busy until this release’s data is back, or the later release is
 */
export async function checkDataVersion(now: Date): Promise<void> {
  const since = now.getTime();
  if (kept === null || Math.abs(since - kept.since) >= KEPT_MILLISECONDS)
    kept = { since, answer: storedDataVersion() };
  const { newest } = await answerOf(kept);
  if (newest <= DATA_VERSION) return;
  logError('newerData', { found: newest, known: DATA_VERSION });
  throw new ApiError('Busy');
}

/** A read that failed is not kept. */
async function answerOf(asked: NonNullable<typeof kept>) {
  try {
    return await asked.answer;
  } catch (error) {
    if (kept === asked) kept = null;
    throw error;
  }
}
