import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { OVERDUE_MAILS } from '../../shared/contract/core/system/schedule.ts';
import { productMetric } from './productMetrics.ts';
import { RunbookAlarm } from './RunbookAlarm.ts';

/** A family that waits for a mail tries again, or writes to the organiser, about then. */
const OLDEST_MINUTES = 15;

/** The schedule that does what is due in the outbox. */
export class OutboxSchedule extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { sweeper, environment }: { readonly sweeper: IFunction; readonly environment: Environment },
  ) {
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
    new RunbookAlarm(this, 'Unsent', {
      environment,
      runbook: 'mail-unsent',
      sentence: `A mail that is due has waited for ${String(OLDEST_MINUTES)} minutes or more`,
      metric: productMetric(environment, 'OldestUnsentMinutes', 'Maximum'),
      threshold: OLDEST_MINUTES,
      periods: 2,
    });
    new RunbookAlarm(this, 'Failed', {
      environment,
      runbook: 'outbox-schedule',
      sentence: 'The schedule that sends what is due has not ended a round for a quarter of an hour',
      metric: productMetric(environment, 'OldestUnsentMinutes', 'SampleCount'),
      threshold: 1,
      isFloor: true,
      periods: 3,
      needsData: true,
    });
  }
}
