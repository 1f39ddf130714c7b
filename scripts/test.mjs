import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, slowUnless } from './changedFiles.mjs';
import { ensureInstalled, root, runOnNode24, secondsSince } from './runtime.mjs';
import { environmentAt } from './testClock.mjs';
import { testOptions } from './testOptions.mjs';
import { readOutcome } from './testOutcome.mjs';

const { at, changed, thorough, parts, files } = readOptions();
ensureInstalled();
/** Null for all tests. */
const changes = changed ? readChanges() : null;

/** Else the nightly tests are left out, unless they are named (local/testing/nightlyTests.ts). */
const isEverything = thorough || files.length > 0;

const results = mkdtempSync(join(tmpdir(), 'rinkside-results-'));
/** To which every table of the run adds what it was asked (conditionCensus.ts). */
const census = join(results, 'conditions.txt');
/** The demo that the first host of the run made, for the others (separateHost.ts). */
const seeded = join(results, 'demo');
const total = { passed: 0, failed: 0 };
/** Failures, repeated at the end because a long run scrolls them away. */
const failures = [];
/** Browser tests that passed at their second try, with why the first one failed. */
const repeated = [];

const started = performance.now();
/** The signal that stops the run; the parts that have not begun are left out. */
let stopSignal = null;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (stopSignal = signal));

console.log(
  changes === null
    ? `Testing: ${parts.join(', ')}. ${isEverything ? 'Everything takes about half an hour' : 'It takes about nine minutes'} on two cores.`
    : `Checking ${changes.length} changed sources: ${parts.join(', ')}. npm test runs the others.`,
);
if (at !== undefined) console.log(`The tests of each part begin at ${new Date(at).toISOString()}.`);
// Generates the types of the CSS modules.
await runOnNode24(['node_modules/@css-modules-kit/codegen/bin/cmk.js', '--clean']);
// Two lanes keep two cores busy: HTTP tests wait for their one server, and browser tests for their pages.
const unit = tests('unit');
const http = checks().then(() => tests('http'));
// Of few tests both lanes would start a server at once, and both would build the pages.
const takesMinutes = files.length === 0 && parts.includes('unit');
await Promise.all(takesMinutes ? [unit] : [unit, http]);
await Promise.all([http, tests('browser')]);
// Only all tests together tell which conditions none of them breaks.
if (thorough && files.length === 0 && !changed && ['unit', 'http'].every((part) => parts.includes(part)))
  await check('conditions', ['local/testing/checkConditions.ts', census], { part: 'http' });

rmSync(results, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
if (repeated.length > 0) console.log(`\nPassed only at the second try:\n${repeated.join('\n')}`);
if (stopSignal !== null) console.log(`\nStopped by ${stopSignal} before the end.`);
console.log(`\nAll parts took ${secondsSince(started)}.`);
if (!isEverything && changes === null)
  console.log('The nightly tests were left out; npm run test:thorough runs them too.');
const flaky = repeated.length > 0 ? `, ${repeated.length} of them at the second try` : '';
console.log(`${total.passed} passed${flaky}, ${total.failed} failed`);
process.exit(total.failed === 0 && stopSignal === null ? 0 : 1);

function readOptions() {
  try {
    return testOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

function readChanges() {
  try {
    return changedFiles(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

async function checks() {
  await check(
    'types',
    ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
    // Collecting garbage as often as Go does by itself takes a fifth of the checker's time.
    { env: { GOGC: '400', GOMEMLIMIT: '5500MiB' } },
  );
  await check('lint', ['node_modules/oxlint/bin/oxlint', '--config', 'lint.config.ts', '--deny-warnings']);
  await check('format', ['node_modules/oxfmt/bin/oxfmt', '--check']);
}

/**
 * A command that passes or fails as a whole.
 * @param {object} [options]
 * @param {string} [options.part] of the tests that it belongs to, if it is not one itself
 * @param {Record<string, string>} [options.env] added to this process's own
 */
async function check(name, args, { part = name, env = {} } = {}) {
  if (stopSignal !== null || !parts.includes(part)) return;
  const began = performance.now();
  const status = await runOnNode24(args, { env });
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${secondsSince(began)}`);
  total[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(`${name}: exit status ${status}`);
}

/**
 * All tests of a project, or those related to the changes. A run that breaks off counts as failed, and so does a run of
 * everything that finds no tests.
 */
async function tests(project) {
  if (stopSignal !== null || !parts.includes(project) || changes?.length === 0) return;
  const began = performance.now();
  const file = join(results, `${project}.json`);
  const status = await runOnNode24(
    [
      'node_modules/vitest/vitest.mjs',
      ...(changes === null ? ['run', ...files] : ['related', '--run', ...changes, ...slowUnless(changes)]),
      `--project=${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    // What one worker or host has compiled, the next ones read.
    {
      env: {
        ...environmentAt(at),
        ...(thorough && { THOROUGH: 'true' }),
        ...(!isEverything && changes === null && { WITHOUT_NIGHTLY_TESTS: 'true' }),
        CONDITION_CENSUS: census,
        NODE_COMPILE_CACHE: join(results, 'compiled'),
        SEEDED_DEMO: seeded,
      },
    },
  );
  const { passed, failed, ...named } = readOutcome(file);
  const brokeOff = status !== 0 && failed === 0;
  total.passed += passed;
  total.failed += brokeOff ? 1 : failed;
  failures.push(...named.failures.map((failure) => `${project}: ${failure}`));
  repeated.push(...named.repeated.map((test) => `${project}: ${test}`));
  if (brokeOff) failures.push(`${project}: broke off with exit status ${status}`);
  console.log(
    `${project}: ${passed} passed, ${failed} failed in ${secondsSince(began)}${status === 0 ? '' : ', FAILED'}`,
  );
}
