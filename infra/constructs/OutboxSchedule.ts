import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { OVERDUE_MAILS } from '../../shared/contract/core/system/schedule.ts';

/** The schedule that does what is due in the outbox. */
export class OutboxSchedule extends Construct {
  constructor(scope: Construct, id: string, { sweeper }: { readonly sweeper: IFunction }) {
    super(scope, id);
    new Rule(this, 'Rule', {
      description: 'Rinkside: mails that were not sent when they were due',
      schedule: Schedule.rate(Duration.minutes(OVERDUE_MAILS.everyMinutes)),
      targets: [
        new LambdaFunction(sweeper, {
          event: RuleTargetInput.fromObject({ scheduled: OVERDUE_MAILS.scheduled }),
          // The next run tries again.
          retryAttempts: 0,
        }),
      ],
    });
  }
}
