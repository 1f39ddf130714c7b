import { WINDOW_SECONDS } from '../../functions/services/throttling/attempts.ts';
import { currentTime } from '../clock.ts';

const window = () => Math.floor(currentTime().getTime() / 1000 / WINDOW_SECONDS);

/** What comes of a scenario that lies in one window of attempts; one that a window ended in is played again. */
export async function inOneWindow<T>(scenario: () => Promise<T>): Promise<T> {
  const begun = window();
  const result = await scenario();
  return window() === begun ? result : inOneWindow(scenario);
}
