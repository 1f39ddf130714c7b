import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import type { ServedTable } from './ProductTable.ts';
import { ALARM_PERIOD, RunbookAlarm } from './RunbookAlarm.ts';

/** New items of the outbox, of whatever kind, but those that their maker does itself (functions/platform/outbox). */
const NEW_ITEMS = {
  eventName: ['INSERT'],
  dynamodb: { NewImage: { outbox: { M: { state: { S: ['waiting'] }, isLeased: { BOOL: [false] } } } } },
};

/** Actions with which Lambda itself reads a stream; the function's code does not. */
const READ_STREAM = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

/**
 * Has new items of the outbox done once the change that stored them is committed. What fails three times is named in a queue,
 * and an alarm says so; the item itself waits in the outbox, where the schedule finds it.
 */
export class OutboxStream extends Construct {
  constructor(
    scope: Construct,
    id: string,
    {
      sender,
      table,
      environment,
    }: {
      readonly sender: LambdaFunction;
      readonly table: ServedTable;
      readonly environment: Environment;
    },
  ) {
    super(scope, id);
    const eventSourceArn = table.tableStreamArn;
    const failed = new Queue(this, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) });
    sender.addToRolePolicy(new PolicyStatement({ actions: READ_STREAM, resources: [eventSourceArn] }));
    new EventSourceMapping(this, 'Mapping', {
      target: sender,
      eventSourceArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 10,
      filters: [FilterCriteria.filter(NEW_ITEMS)],
      reportBatchItemFailures: true,
      bisectBatchOnError: true,
      retryAttempts: 2,
      // The schedule has what is older.
      maxRecordAge: Duration.minutes(15),
      onFailure: new SqsDlq(failed),
    });
    new RunbookAlarm(this, 'FailedAlarm', {
      environment,
      runbook: 'outbox-stream',
      sentence: 'New mails were not sent at once, after three attempts; the schedule tries them again',
      metric: failed.metricApproximateNumberOfMessagesVisible({
        period: ALARM_PERIOD,
        statistic: 'Maximum',
      }),
      threshold: 1,
    });
  }
}
