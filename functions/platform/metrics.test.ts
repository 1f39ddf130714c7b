import { afterEach, expect, it, vi } from 'vitest';
import { countMailNotSent, measureCall } from './metrics.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function linesOf(work: () => void): unknown[] {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  work();
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  written.mockRestore();
  return lines;
}

const CALL = { resource: 'rinks', operation: 'listRinks', requestId: 'request-1', milliseconds: 12.5 };

const measure = (status: number) => () => {
  measureCall({ ...CALL, status });
};

it('measures a call by function and class of status, with the operation beside', () => {
  expect(linesOf(measure(200))).toEqual([
    {
      _aws: {
        Timestamp: expect.any(Number) as number,
        CloudWatchMetrics: [
          {
            Namespace: 'Rinkside',
            Dimensions: [['service', 'status']],
            Metrics: [
              { Name: 'Requests', Unit: 'Count' },
              { Name: 'Refused', Unit: 'Count' },
              { Name: 'Duration', Unit: 'Milliseconds' },
            ],
          },
        ],
      },
      service: 'rinks',
      status: '2xx',
      operation: 'listRinks',
      requestId: 'request-1',
      Requests: 1,
      Refused: 0,
      Duration: 12.5,
    },
  ]);
});

it.each([
  [304, '3xx', 0],
  [400, '4xx', 0],
  [401, '4xx', 1],
  [403, '4xx', 1],
  [404, '4xx', 0],
  [429, '4xx', 1],
  [503, '5xx', 0],
])('counts %i as %s, refused %i', (status, statusClass, refused) => {
  expect(linesOf(measure(status))).toMatchObject([{ status: statusClass, Refused: refused }]);
});

it('counts a mail that was not sent, without anything of it', () => {
  expect(linesOf(countMailNotSent)).toMatchObject([{ service: 'mail', MailNotSent: 1 }]);
});

it('is silent where POWERTOOLS_METRICS_DISABLED says so, as on one machine', async () => {
  vi.stubEnv('POWERTOOLS_METRICS_DISABLED', 'true');
  vi.resetModules();
  const silent = await import('./metrics.ts');
  expect(linesOf(() => silent.measureCall({ ...CALL, status: 200 }))).toEqual([]);
  expect(linesOf(silent.countMailNotSent)).toEqual([]);
});
