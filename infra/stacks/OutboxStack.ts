import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { FunctionName } from '../constructs/grants.ts';
import { MailEvents } from '../constructs/MailEvents.ts';
import { OutboxSchedule } from '../constructs/OutboxSchedule.ts';
import { OutboxStream } from '../constructs/OutboxStream.ts';
import { ResourceFunction } from '../constructs/ResourceFunction.ts';
import { RetentionSchedule } from '../constructs/RetentionSchedule.ts';
import type { Environment } from '../environments.ts';
import type { DataStack } from './DataStack.ts';

/** The functions that do new and due items of the outbox, after the answers, take in what came back, and delete what is kept no longer. No call reaches it. */
export class OutboxStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, data }: { environment: Environment; data: DataStack },
  ) {
    super(scope, id, { description: 'Rinkside: what is done after the answers' });
    const working = (name: string, resource: FunctionName) =>
      new ResourceFunction(this, name, { resource, environment, data, bundled: this.bundlingRequired });
    const sender = working('OutboxStreamFunction', 'outboxStream');
    new OutboxStream(this, 'OutboxStream', { sender, table: data.table, environment });
    const sweeper = working('OutboxScheduleFunction', 'outboxSchedule');
    new OutboxSchedule(this, 'OutboxSchedule', { sweeper, environment });
    const deleter = working('RetentionFunction', 'retention');
    new RetentionSchedule(this, 'RetentionSchedule', { deleter, environment });
    const taker = working('MailEventsFunction', 'mailEvents');
    new MailEvents(this, 'MailEvents', { taker, environment });
  }
}
