import { Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Dashboard, GraphWidget, MathExpression, Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { ServedTable } from './ProductTable.ts';
import { productMetric } from './productMetrics.ts';
import { ALARM_PERIOD } from './RunbookAlarm.ts';
import type { Environment } from '../environments.ts';

interface Shown {
  readonly environment: Environment;
  readonly api: HttpApi;
  readonly table: ServedTable;
}

/** Of 24 columns, two graphs a row. */
const WIDTH = 12;

/** One page of CloudWatch for the evening before a competition and for the day itself. */
export class OperatorDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { environment, api, table }: Shown) {
    // Dashboards are an account's, whatever the region.
    super(scope, id, { dashboardName: `Rinkside-${environment.name}-${Stack.of(scope).region}` });
    const period = ALARM_PERIOD;
    const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []) =>
      new GraphWidget({ title, width: WIDTH, left: [...left], right: [...right], leftYAxis: { min: 0 } });
    /** A line for each function of the environment, deployed now or later. */
    const ofFunctions = (metric: string, statistic: string) =>
      new MathExpression({
        expression: `SEARCH('{AWS/Lambda,FunctionName} MetricName="${metric}" "Rinkside-${environment.name}-"', '${statistic}', 300)`,
        usingMetrics: {},
        label: '',
        period,
      });
    const ofTable = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: table.tableName },
        statistic: 'Sum',
        period,
      });
    const ofMail = (metricName: string, statistic: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic, period });
    this.addWidgets(
      graph(
        'Calls, and those answered with 4xx and 5xx',
        [api.metricCount({ period, statistic: 'Sum' })],
        [
          api.metricClientError({ period, statistic: 'Sum' }),
          api.metricServerError({ period, statistic: 'Sum' }),
        ],
      ),
      graph(
        'Milliseconds to an answer: half, 95 and 99 of 100',
        ['p50', 'p95', 'p99'].map((statistic) => api.metricLatency({ period, statistic, label: statistic })),
      ),
      graph('Functions that ended without an answer', [ofFunctions('Errors', 'Sum')]),
      graph(
        'Calls at one moment, and those refused for want of room',
        [ofFunctions('ConcurrentExecutions', 'Maximum')],
        [ofFunctions('Throttles', 'Sum')],
      ),
      graph(
        'Units that the table read and wrote',
        [ofTable('ConsumedReadCapacityUnits'), ofTable('ConsumedWriteCapacityUnits')],
        [ofTable('ReadThrottleEvents'), ofTable('WriteThrottleEvents')],
      ),
      graph(
        'Mails of the account: sent, delivered, come back, reported',
        [ofMail('Send', 'Sum'), ofMail('Delivery', 'Sum')],
        [ofMail('Bounce', 'Sum'), ofMail('Complaint', 'Sum')],
      ),
      graph(
        'Mails that were not sent: attempts, and minutes that the oldest has waited',
        [productMetric(environment, 'MailNotSent', 'Sum')],
        [productMetric(environment, 'OldestUnsentMinutes', 'Maximum')],
      ),
    );
  }
}
