import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricName } from '../../functions/platform/metrics.ts';
import type { Environment } from '../environments.ts';
import { ALARM_PERIOD } from './RunbookAlarm.ts';

/** Where the functions' own metrics stand: each environment of an account has a namespace. */
export const metricNamespace = ({ name }: Environment): string => `Rinkside-${name}`;

/** A metric that the functions write themselves; CloudWatch's own cost nothing, so these are few. */
export const productMetric = (environment: Environment, metricName: MetricName, statistic: string): Metric =>
  new Metric({
    namespace: metricNamespace(environment),
    metricName,
    dimensionsMap: { service: 'mail' },
    statistic,
    period: ALARM_PERIOD,
  });
