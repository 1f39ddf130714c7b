import { Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarmTopic } from '../constructs/addAlarmTopic.ts';
import { ALARM_PERIOD, edgeTopicName, RunbookAlarm } from '../constructs/RunbookAlarm.ts';
import type { Environment } from '../environments.ts';

/** In percent of all requests. */
const MOST_ERRORS = 5;
/** Of fewer requests in a period, one error is no rate. */
const FEWEST_REQUESTS = 100;

interface EdgeAlarmOptions {
  readonly environment: Environment;
  readonly distributionId: string;
}

/** The alarm of what CloudFront itself answers, whose metrics AWS keeps in us-east-1 wherever the rest is. */
export class EdgeAlarmStack extends Stack {
  constructor(scope: Construct, id: string, { environment, distributionId }: EdgeAlarmOptions) {
    super(scope, id, { description: 'Rinkside: alarms of CloudFront', env: { region: 'us-east-1' } });
    const topicName = edgeTopicName(environment);
    addAlarmTopic(this, environment, topicName);
    const measured = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
        statistic,
        period: ALARM_PERIOD,
      });
    new RunbookAlarm(this, 'Errors', {
      environment,
      topicName,
      runbook: 'edge-errors',
      sentence: 'For ten minutes, CloudFront answered one request in twenty with 5xx',
      metric: new MathExpression({
        expression: `IF(FILL(requests, 0) >= ${String(FEWEST_REQUESTS)}, FILL(rate, 0), 0)`,
        usingMetrics: { requests: measured('Requests', 'Sum'), rate: measured('5xxErrorRate', 'Average') },
        period: ALARM_PERIOD,
      }),
      threshold: MOST_ERRORS,
      periods: 2,
    });
  }
}
