import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { RunbookAlarm } from '../constructs/RunbookAlarm.ts';
import type { Environment } from '../environments.ts';
import type { DataStack } from './DataStack.ts';

/** As long as the table's point-in-time recovery goes back. */
const KEPT = Duration.days(35);

interface BackupOptions {
  readonly data: DataStack;
  readonly copyTo: string;
  readonly environment: Environment;
}

/** A backup of the table and the images each night, and its copy in a vault of another region or account; alarms say when one failed or none was made. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, { data, copyTo, environment }: BackupOptions) {
    super(scope, id, { description: 'Rinkside: backups and their copies' });
    const backupVault = new BackupVault(this, 'Vault', { removalPolicy: RemovalPolicy.RETAIN });
    const plan = new BackupPlan(this, 'Plan', { backupVault });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'nightly',
        scheduleExpression: Schedule.cron({ hour: '3', minute: '30' }),
        deleteAfter: KEPT,
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Copies', copyTo),
            deleteAfter: KEPT,
          },
        ],
      }),
    );
    const role = new Role(this, 'BackupRole', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSBackupServiceRolePolicyForBackup'),
        ManagedPolicy.fromAwsManagedPolicyName('AWSBackupServiceRolePolicyForS3Backup'),
      ],
    });
    plan.addSelection('Kept', {
      role,
      resources: [data.table.tableArn, data.images.bucketArn].map((arn) => BackupResource.fromArn(arn)),
    });
    const jobs = (metricName: string, period = Duration.hours(1)) =>
      new Metric({
        namespace: 'AWS/Backup',
        metricName,
        dimensionsMap: { BackupVaultName: backupVault.backupVaultName },
        statistic: 'Sum',
        period,
      });
    const failures = {
      failed: jobs('NumberOfBackupJobsFailed'),
      aborted: jobs('NumberOfBackupJobsAborted'),
      expired: jobs('NumberOfBackupJobsExpired'),
      copies: jobs('NumberOfCopyJobsFailed'),
    };
    new RunbookAlarm(this, 'Failed', {
      environment,
      runbook: 'backups-failed',
      sentence: 'A nightly backup or its copy failed',
      metric: new MathExpression({
        expression: Object.keys(failures)
          .map((name) => `FILL(${name}, 0)`)
          .join(' + '),
        usingMetrics: failures,
        period: Duration.hours(1),
      }),
      threshold: 1,
    });
    // A plan that is gone fails at nothing.
    new RunbookAlarm(this, 'None', {
      environment,
      runbook: 'backups-failed',
      part: 'none',
      sentence: 'No backup was completed in a day',
      metric: jobs('NumberOfBackupJobsCompleted', Duration.days(1)),
      threshold: 1,
      isFloor: true,
      needsData: true,
    });
  }
}
