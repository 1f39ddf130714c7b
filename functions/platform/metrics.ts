import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

/**
 * Custom metrics, each of which an alarm or the dashboard reads (infra/constructs/productMetrics.ts). What AWS measures
 * itself, calls, errors and times, costs nothing and is not repeated here.
 */
export type MetricName = 'MailNotSent' | 'OldestUnsentMinutes';

/** Counts a mail that SES did not take. */
export function countMailNotSent(): void {
  write('MailNotSent', MetricUnit.Count, 1);
}

/** How long the oldest mail that is due has waited, in minutes; 0 for none. A round of the schedule that fails says nothing. */
export function measureOldestUnsent(minutes: number): void {
  write('OldestUnsentMinutes', MetricUnit.NoUnit, minutes);
}

/** One for all calls: a line is written without a pause, so calls that run at the same time share nothing. */
let kept: Metrics | null = null;

/** POWERTOOLS_METRICS_NAMESPACE names the environment; POWERTOOLS_METRICS_DISABLED silences all of it. */
function write(name: MetricName, unit: (typeof MetricUnit)[keyof typeof MetricUnit], value: number): void {
  kept ??= new Metrics({ serviceName: 'mail' });
  kept.addMetric(name, unit, value);
  kept.publishStoredMetrics();
}
