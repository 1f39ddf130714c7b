import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { DataStack } from './DataStack.ts';

/** As long as the table's point-in-time recovery goes back. */
const KEPT = Duration.days(35);

/** A backup of the table and the images each night, and its copy in a vault of another region or account. */
export class BackupStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { data, copyTo }: { readonly data: DataStack; readonly copyTo: string },
  ) {
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
  }
}
