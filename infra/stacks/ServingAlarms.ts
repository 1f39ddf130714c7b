import { NestedStack } from 'aws-cdk-lib';
import { MathExpression, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { Resource } from '../../shared/contract/core/route.ts';
import { ALARM_PERIOD, RunbookAlarm } from '../constructs/RunbookAlarm.ts';
import { OperatorDashboard } from '../constructs/OperatorDashboard.ts';
import type { Environment } from '../environments.ts';
import type { DataStack } from './DataStack.ts';

/** Metrics that CloudWatch takes in one alarm. */
const MOST_METRICS = 10;

interface Served {
  readonly environment: Environment;
  readonly data: DataStack;
  readonly api: HttpApi;
  readonly functions: Readonly<Record<Resource, IFunction>>;
}

/**
 * The alarms and the dashboard of what serves. The stack is nested: it reads the names of functions without exports, which
 * would keep CloudFormation from replacing a function (decision 0306).
 */
export class ServingAlarms extends NestedStack {
  constructor(scope: Construct, id: string, { environment, data, api, functions }: Served) {
    super(scope, id, { description: 'Rinkside: alarms and dashboard of what serves' });
    const failures = api.metricServerError({ statistic: 'Sum', period: ALARM_PERIOD });
    new RunbookAlarm(this, 'ApiErrors', {
      environment,
      runbook: 'api-errors',
      sentence: 'Calls were answered with 5xx',
      metric: failures,
      threshold: 5,
    });
    new RunbookAlarm(this, 'ApiLatency', {
      environment,
      runbook: 'api-latency',
      sentence: 'For a quarter of an hour, one call in twenty took three seconds or more',
      metric: api.metricLatency({ statistic: 'p95', period: ALARM_PERIOD }),
      threshold: 3_000,
      periods: 3,
    });
    const errors = Object.entries(functions).map(([name, target]): [string, IMetric] => [
      name,
      target.metricErrors({ statistic: 'Sum', period: ALARM_PERIOD, label: name }),
    ]);
    for (let first = 0; first < errors.length; first += MOST_METRICS) {
      const part = errors.slice(first, first + MOST_METRICS);
      const [from, to] = [part[0]?.[0] ?? '', part.at(-1)?.[0] ?? ''];
      new RunbookAlarm(this, `FunctionErrors${String(first / MOST_METRICS + 1)}`, {
        environment,
        runbook: 'function-errors',
        part: String(first / MOST_METRICS + 1),
        sentence: `A function from ${from} to ${to} ended without an answer`,
        metric: new MathExpression({
          // A function that was not called has no data, and would leave the sum without any.
          expression: part.map(([name]) => `FILL(${name}, 0)`).join(' + '),
          usingMetrics: Object.fromEntries(part),
          period: ALARM_PERIOD,
        }),
        threshold: 3,
      });
    }
    new OperatorDashboard(this, 'Dashboard', { environment, api, table: data.table });
  }
}
