import { Duration, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarmTopic } from '../constructs/addAlarmTopic.ts';
import { ALARM_PERIOD, alarmTopicName, RunbookAlarm } from '../constructs/RunbookAlarm.ts';
import type { Environment } from '../environments.ts';
import type { DataStack } from './DataStack.ts';

/** AWS reviews an account at these shares, and pauses its mail at twice and five times of them. */
const MOST_BOUNCES = 0.05;
const MOST_COMPLAINTS = 0.001;

/** Who is told, and the alarms of what the whole account shares: its mail, its concurrency, its bill; and of the table. */
export class AlarmStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, data }: { environment: Environment; data: DataStack },
  ) {
    super(scope, id, { description: 'Rinkside: who is told when something is wrong' });
    addAlarmTopic(this, environment, alarmTopicName(environment));
    if (environment.alarmEmail !== undefined) budget(this, environment, environment.alarmEmail);
    const reputation = (share: 'BounceRate' | 'ComplaintRate') =>
      new Metric({
        namespace: 'AWS/SES',
        metricName: `Reputation.${share}`,
        statistic: 'Maximum',
        period: Duration.hours(1),
      });
    new RunbookAlarm(this, 'Bounces', {
      environment,
      runbook: 'mail-bounces',
      sentence: 'One in twenty of the account’s mails comes back, and AWS will review it',
      metric: reputation('BounceRate'),
      threshold: MOST_BOUNCES,
    });
    new RunbookAlarm(this, 'Complaints', {
      environment,
      runbook: 'mail-complaints',
      sentence: 'One in a thousand of the account’s mails is reported as spam, and AWS will review it',
      metric: reputation('ComplaintRate'),
      threshold: MOST_COMPLAINTS,
    });
    new RunbookAlarm(this, 'FunctionThrottles', {
      environment,
      runbook: 'function-throttles',
      sentence: 'AWS refused calls because the account’s functions had no concurrency left',
      metric: new Metric({
        namespace: 'AWS/Lambda',
        metricName: 'Throttles',
        statistic: 'Sum',
        period: ALARM_PERIOD,
      }),
      threshold: 1,
    });
    const throttled = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: data.table.tableName },
        statistic: 'Sum',
        period: ALARM_PERIOD,
      });
    new RunbookAlarm(this, 'TableThrottles', {
      environment,
      runbook: 'table-throttles',
      sentence: 'DynamoDB refused reads or writes because they came faster than the table grows',
      metric: new MathExpression({
        // A metric without data would leave the sum without any.
        expression: 'FILL(reads, 0) + FILL(writes, 0)',
        usingMetrics: { reads: throttled('ReadThrottleEvents'), writes: throttled('WriteThrottleEvents') },
        period: ALARM_PERIOD,
      }),
      threshold: 10,
    });
  }
}

/** AWS tells the address itself: a budget knows the bill before any alarm does. */
function budget(scope: Construct, { name, monthlyBudget }: Environment, address: string): CfnBudget {
  const told = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
    subscribers: [{ subscriptionType: 'EMAIL', address }],
  });
  return new CfnBudget(scope, 'Budget', {
    budget: {
      // Names of budgets are an account's, so a second region needs another one.
      budgetName: `Rinkside-${name}-${Stack.of(scope).region} (docs/runbooks/cost.md)`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [told('ACTUAL', 50), told('ACTUAL', 100), told('FORECASTED', 100)],
  });
}
