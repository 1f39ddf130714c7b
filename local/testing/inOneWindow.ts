import { WINDOW_SECONDS } from '../../functions/services/core/throttling/attempts.ts';
import { currentTime } from '../clock.ts';

const window = () => Math.floor(currentTime().getTime() / 1000 / WINDOW_SECONDS);

/**
 * Runs a scenario that must lie within one window of the rate limit; if the window ended meanwhile, runs it
 * again.
 */
export async function inOneWindow<T>(scenario: () => Promise<T>): Promise<T> {
  const begun = window();
  const result = await scenario();
  return window() === begun ? result : inOneWindow(scenario);
}
