import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { ProductTable } from './ProductTable.ts';

/** New mails that nobody has sent, and published schedules whose mails nobody has made (store/publishing). */
const UNSENT_MAILS = {
  eventName: ['INSERT'],
  dynamodb: {
    NewImage: { type: { S: ['notice', 'scheduleMails', 'scheduleMail'] }, sentAt: { NULL: [true] } },
  },
};

/** What Lambda itself reads a stream with; the function's code does not. */
const READ_STREAM = [
  'dynamodb:DescribeStream',
  'dynamodb:GetRecords',
  'dynamodb:GetShardIterator',
  'dynamodb:ListStreams',
];

/** Sends a mail once the change that stored it is committed, so that no answer waits for it. */
export class MailStream extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { notices, table }: { readonly notices: LambdaFunction; readonly table: ProductTable },
  ) {
    super(scope, id);
    const eventSourceArn = table.tableStreamArn;
    if (eventSourceArn === undefined) throw new Error('The table has no stream');
    notices.addToRolePolicy(new PolicyStatement({ actions: READ_STREAM, resources: [eventSourceArn] }));
    new EventSourceMapping(this, 'Mapping', {
      target: notices,
      eventSourceArn,
      startingPosition: StartingPosition.LATEST,
      batchSize: 10,
      filters: [FilterCriteria.filter(UNSENT_MAILS)],
      // What is not sent then, the schedule sends.
      retryAttempts: 2,
    });
  }
}
