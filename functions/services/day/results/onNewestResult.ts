import { ApiError } from '../../../platform/errors/apiError.ts';

/** How often a change is tried over a result that somebody else changes at the same moment. */
const ATTEMPTS = 3;

/**
 * Runs a change of a result again where somebody took a step in between: what it then reads may find it done.
 * @throws {ApiError} VersionConflict; what the change throws
 */
export async function onNewestResult<Answer>(change: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'VersionConflict';
      if (!isConflict || attempt === ATTEMPTS) throw error;
    }
  }
}
