import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { clockOffset } from './clockOffset.ts';

/** `performance` is not shifted and still measures the machine's time. */
const SHIFT = 'Date.now() - performance.timeOrigin - performance.now()';
const MINUTE = 60_000;

/** testCommand.test.ts runs this file at an instant and sets the expected offset. */
const expected = Number(process.env['EXPECTED_CLOCK_OFFSET'] ?? clockOffset());

const expectExpected = (shift: unknown) => {
  expect(Math.abs(Number(shift) - expected)).toBeLessThan(10 * MINUTE);
};

it('applies the run’s clock to the test process', () => {
  expectExpected(Date.now() - performance.timeOrigin - performance.now());
  expectExpected(new Date().getTime() - performance.timeOrigin - performance.now());
});

it('applies it to a process that a test starts', () => {
  const { stdout } = spawnSync(process.execPath, ['--print', SHIFT], { encoding: 'utf8' });
  expectExpected(stdout);
});

it('applies it to a worker thread', async () => {
  const worker = new Worker(`require('node:worker_threads').parentPort.postMessage(${SHIFT})`, {
    eval: true,
  });
  const [shift] = (await once(worker, 'message')) as unknown[];
  await worker.terminate();
  expectExpected(shift);
});
