import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

ensureInstalled();

const results = mkdtempSync(join(tmpdir(), 'rinkside-results-'));
const total = { passed: 0, failed: 0 };

// Each keeps one core busy.
await Promise.all([
  check('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
  check('lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']),
]);
await check('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.']);
for (const project of ['unit', 'http', 'browser']) await tests(project);

rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** One command that passes or fails as a whole. */
async function check(name, args) {
  const status = await runOnNode24(args);
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'}`);
  total[status === 0 ? 'passed' : 'failed'] += 1;
}

/** All tests of a project. A run that breaks off, or finds no tests, counts as failed. */
async function tests(project) {
  const file = join(results, `${project}.json`);
  const status = await runOnNode24([
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { passed, failed } = counts(file);
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
  console.log(`${project}: ${passed} passed, ${failed} failed${status === 0 ? '' : ', FAILED'}`);
}

function counts(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
