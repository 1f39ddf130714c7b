import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

interface MeasuredCall {
  /** The function that answered: `rinks`, `entries`, … */
  readonly resource: string;
  /** Undefined for a path that has no route. */
  readonly operation: string | undefined;
  readonly requestId: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** Answers that refuse the caller: no session, no right, too many attempts. */
const REFUSED: readonly number[] = [401, 403, 429];

/**
 * Writes the metrics of one call: `Requests`, `Refused` and `Duration` by function and class of status. The
 * operation goes beside them: Logs Insights counts by it, at no cost for a metric of each.
 */
export function measureCall({ resource, operation, requestId, status, milliseconds }: MeasuredCall): void {
  const metrics = metricsOf(resource);
  metrics.addDimension('status', `${Math.floor(status / 100)}xx`);
  metrics.addMetadata('operation', operation ?? 'none');
  metrics.addMetadata('requestId', requestId);
  metrics.addMetric('Requests', MetricUnit.Count, 1);
  metrics.addMetric('Refused', MetricUnit.Count, REFUSED.includes(status) ? 1 : 0);
  metrics.addMetric('Duration', MetricUnit.Milliseconds, milliseconds);
  metrics.publishStoredMetrics();
}

/** Counts a mail that SES did not take. */
export function countMailNotSent(): void {
  const metrics = metricsOf('mail');
  metrics.addMetric('MailNotSent', MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
}

const kept = new Map<string, Metrics>();

/**
 * One for each service: a line is written without a pause, so calls that run at the same time share nothing.
 * POWERTOOLS_METRICS_DISABLED silences it.
 */
function metricsOf(serviceName: string): Metrics {
  const metrics = kept.get(serviceName) ?? new Metrics({ namespace: 'Rinkside', serviceName });
  kept.set(serviceName, metrics);
  return metrics;
}
