import { isReached } from './isReached.ts';

/** Longer than a page's last request takes after its first. */
const REST = 3_000;

const tasks: (() => void)[] = [];

/**
 * Runs a task once the page has been there for some seconds, the browser has nothing else to do and the server answers:
 * browsers remember a script that failed to load.
 */
export function whenIdle(task: () => void): void {
  // Tests of a page's rules import it without a window.
  if (typeof window === 'undefined') return;
  if (tasks.push(task) > 1) return;
  // Safari has no idle callbacks.
  const idle = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  const rest = () => setTimeout(() => idle(() => void run()), REST);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}

async function run(): Promise<void> {
  if (!(await isReached())) window.addEventListener('online', () => void run(), { once: true });
  else for (const task of tasks.splice(0)) task();
}
