import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './runtime.mjs';

/**
 * Reads vitest's JSON report.
 * @param {string} file
 * @returns {{ passed: number, failed: number, failures: string[], repeated: string[] }} `repeated` passed after a try that
 * failed; each test is named with why it failed. Nothing at all of a run that broke off before its report
 */
export function readOutcome(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      failures: testResults.flatMap((result) =>
        result.status === 'failed' && named(result, 'failed').length === 0
          ? [`${relative(root, result.name)}\n${result.message}`]
          : named(result, 'failed'),
      ),
      repeated: testResults.flatMap((result) => named(result, 'passed')),
    };
  } catch {
    return { passed: 0, failed: 0, failures: [], repeated: [] };
  }
}

/** The tests of a file that ended so and failed at least once, with the messages of the failures. */
function named({ name, assertionResults }, status) {
  return assertionResults
    .filter((test) => test.status === status && (status === 'failed' || test.failureMessages.length > 0))
    .map((test) => `${relative(root, name)} > ${test.fullName}\n${test.failureMessages.join('\n')}`);
}
