import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './runtime.mjs';
import { readOutcome } from './testOutcome.mjs';

function outcomeOf(report: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-outcome-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return readOutcome(file);
}

const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

it('names what failed and what passed only at the second try, with the reason', () => {
  const name = path.join(root, 'e2e/desk.test.ts');
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name,
        status: 'failed',
        assertionResults: [
          test('opens', 'passed'),
          test('shows', 'passed', 'too late'),
          test('ends', 'failed', 'first', 'second'),
        ],
      },
      { name, status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(outcomeOf(report)).toEqual({
    passed: 2,
    failed: 1,
    failures: ['e2e/desk.test.ts > ends\nfirst\nsecond', 'e2e/desk.test.ts\nno such module'],
    repeated: ['e2e/desk.test.ts > shows\ntoo late'],
  });
});

it('knows nothing of a run that broke off', () => {
  expect(outcomeOf('{"numPassedTests": 2, ')).toEqual({ passed: 0, failed: 0, failures: [], repeated: [] });
});
