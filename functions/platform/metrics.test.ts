import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Metrics from './metrics.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('POWERTOOLS_METRICS_NAMESPACE', 'Rinkside-production');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

async function linesOf(work: (metrics: typeof Metrics) => void): Promise<unknown[]> {
  const metrics = await import('./metrics.ts');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  work(metrics);
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  written.mockRestore();
  return lines;
}

const line = (name: string, unit: string, value: number) => ({
  _aws: {
    Timestamp: expect.any(Number) as number,
    CloudWatchMetrics: [
      {
        Namespace: 'Rinkside-production',
        Dimensions: [['service']],
        Metrics: [{ Name: name, Unit: unit }],
      },
    ],
  },
  service: 'mail',
  [name]: value,
});

it('writes each metric in the environment’s own namespace, without anything of a mail', async () => {
  const lines = await linesOf((metrics) => {
    metrics.countMailNotSent();
    metrics.measureOldestUnsent(17);
    metrics.measureOldestUnsent(0);
  });
  expect(lines).toEqual([
    line('MailNotSent', 'Count', 1),
    line('OldestUnsentMinutes', 'None', 17),
    line('OldestUnsentMinutes', 'None', 0),
  ]);
});

it('is silent where POWERTOOLS_METRICS_DISABLED says so, as on one machine', async () => {
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'true');
  const lines = await linesOf((metrics) => {
    metrics.countMailNotSent();
    metrics.measureOldestUnsent(17);
  });
  expect(lines).toEqual([]);
});
