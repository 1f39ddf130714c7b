import { defineConfig } from 'vitest/config';

/** Unit tests beside the code; calls over HTTP through the local host; the built page in a browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{shared,web,infra,local,bench,functions/{http,mail,table,receipts/pdf}}/**/*.test.{ts,tsx}',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // vitest alone would leave one of two cores idle.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'http',
          include: ['functions/**/*.test.ts'],
          exclude: ['functions/{http,mail,table,receipts/pdf}/**'],
          globalSetup: 'local/testing/runningHost.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'local/testing/runningHost.ts',
          testTimeout: 90_000,
          hookTimeout: 90_000,
          // A browser test waits for its page half of the time.
          maxWorkers: 3,
        },
      },
    ],
  },
});
