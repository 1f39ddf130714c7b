import { ApiError } from '../../../platform/errors/apiError.ts';

/** Another entry of the skater has got the step meanwhile that this one is priced by. */
export class PriceStepTaken extends Error {}

const MAX_ATTEMPTS = 6;

/**
 * Does again what another entry has taken the step from: with the ladder as it is then.
 * @throws {ApiError} Busy
 */
export async function retryOnPriceConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PriceStepTaken)) throw error;
      if (tries === MAX_ATTEMPTS) throw new ApiError('Busy');
    }
  }
}
