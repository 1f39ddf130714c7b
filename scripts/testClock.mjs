import { join } from 'node:path';
import { root } from './runtime.mjs';

// Quoted as NODE_OPTIONS wants a path that may have spaces. `--import` would leave worker threads out.
const preload = `--require=${JSON.stringify(join(root, 'local/testing/shiftedProcess.ts'))}`;

/**
 * The environment that makes every Node process of a test run, and those that it starts, begin at an instant:
 * a preload shifts `Date`, in libraries too. Pages get the same offset from e2e/browser.ts.
 * @param {number | undefined} at in milliseconds since 1970 (UTC); undefined for the present
 * @returns {Record<string, string>}
 */
export function environmentAt(at) {
  if (at === undefined) return {};
  return {
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    TEST_CLOCK_OFFSET: String(at - Date.now()),
  };
}
