import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { clockOffset } from './clockOffset.ts';

function npmTest(args: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', ...args], {
    encoding: 'utf8',
    // Starts without the test run's clock, as from a shell: this test may itself run at another instant.
    env: { ...process.env, NODE_OPTIONS: '', TEST_CLOCK_OFFSET: '0', ...environment },
  });
  return { status, stdout, stderr };
}

it('runs tests at another instant', () => {
  const offset = Date.parse('2028-02-29T23:50:00-05:00') - Date.now() + clockOffset();
  const { status, stdout } = npmTest(
    ['--at', '2028-02-29T23:50:00-05:00', '--only', 'unit', 'local/testing/testClock.test.ts'],
    { EXPECTED_CLOCK_OFFSET: String(offset) },
  );
  expect(stdout).toContain('The tests of each part begin at 2028-03-01T04:50:00.000Z.');
  expect(stdout).toMatch(/\n3 passed, 0 failed\n$/);
  expect(status).toBe(0);
});

it('ends when it is stopped, without beginning the next part', async () => {
  const child = spawn(process.execPath, ['scripts/test.mjs', '--only', 'types,format,unit'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (printed === '') child.kill('SIGTERM');
    printed += text;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  expect(printed).toContain('Stopped by SIGTERM before the end.');
  expect(printed).not.toContain('unit:');
  expect(status).toBe(1);
});

const instant = (text: string) =>
  `--at takes an instant with its zone, such as 2027-03-14T06:30:00Z, not "${text}".\n`;

it.each([
  [['--at', 'tomorrow'], instant('tomorrow')],
  [['--at', '2027-03-14'], instant('2027-03-14')],
  [['--at', '2027-03-14T06:30:00'], instant('2027-03-14T06:30:00')],
  [['--at', '2027-02-30T06:30:00Z'], instant('2027-02-30T06:30:00Z')],
  [['--at', '2027-02-28T24:30:00Z'], instant('2027-02-28T24:30:00Z')],
  [
    ['--only', 'unit,http,slow'],
    '--only takes parts of the tests (types, lint, format, unit, http, browser), not "slow".\n',
  ],
])('refuses %j in one sentence', (args, sentence) => {
  expect(npmTest(args)).toEqual({ status: 1, stdout: '', stderr: sentence });
});
