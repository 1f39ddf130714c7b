import { join } from 'node:path';
import { root } from './runtime.mjs';

// Quoted as NODE_OPTIONS requires for a path with spaces. `--import` would not reach worker threads.
const preload = `--require=${JSON.stringify(join(root, 'local/testing/shiftedProcess.ts'))}`;

/**
 * The environment in which every Node process of a test run, and their child processes, start at an instant:
 * a preload shifts `Date`, in libraries too. Pages get the same offset from e2e/browser.ts.
 * @param {number | undefined} at milliseconds since 1970 (UTC); undefined for the present
 * @returns {Record<string, string>}
 */
export function environmentAt(at) {
  if (at === undefined) return {};
  return {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    TEST_CLOCK_OFFSET: String(at - Date.now()),
  };
}
