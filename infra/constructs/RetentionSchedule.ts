import { Duration } from 'aws-cdk-lib';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { RETENTION_RUN } from '../../shared/contract/core/system/schedule.ts';
import type { Environment } from '../environments.ts';
import { RunbookAlarm } from './RunbookAlarm.ts';

/** Runs that fail one after the other: a failure alone is repeated an hour later. */
const FAILED_RUNS = 3;

/** The schedule of the job that deletes what is kept no longer (decision 0308). */
export class RetentionSchedule extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { deleter, environment }: { readonly deleter: IFunction; readonly environment: Environment },
  ) {
    super(scope, id);
    const every = Duration.hours(RETENTION_RUN.everyHours);
    new Rule(this, 'Rule', {
      description: 'Rinkside: personal data that is kept no longer',
      schedule: Schedule.rate(every),
      targets: [
        new LambdaFunction(deleter, {
          event: RuleTargetInput.fromObject({ scheduled: RETENTION_RUN.scheduled }),
          // The next run tries again.
          retryAttempts: 0,
        }),
      ],
    });
    new RunbookAlarm(this, 'Failed', {
      environment,
      runbook: 'function-errors',
      part: 'retention',
      sentence: `The job that deletes what is kept no longer has failed ${String(FAILED_RUNS)} times`,
      metric: deleter.metricErrors({ statistic: 'Sum', period: every }),
      threshold: 1,
      periods: FAILED_RUNS,
    });
  }
}
