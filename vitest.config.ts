import { defineConfig } from 'vitest/config';

/** vitest's one second is short for a machine that has other work and a disk that is busy. */
const expectations = { poll: { timeout: 60_000 } };

/** Unit tests beside the code; calls over HTTP through the local host; the built page in a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          expect: expectations,
          include: [
            '{shared,web,infra,local,bench,docs,functions/{http,mail,table,receipts/pdf}}/**/*.test.{ts,tsx}',
          ],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // vitest alone would leave one of two cores idle.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'http',
          expect: expectations,
          include: ['functions/**/*.test.ts'],
          exclude: ['functions/{http,mail,table,receipts/pdf}/**'],
          globalSetup: 'local/testing/runningHost.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          expect: expectations,
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'local/testing/runningHost.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // A browser test waits for its page half of the time.
          maxWorkers: 3,
        },
      },
    ],
  },
});
