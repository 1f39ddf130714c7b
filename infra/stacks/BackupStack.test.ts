import { Stack, type App } from 'aws-cdk-lib';
import { Template, Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { environmentNamed } from '../environments.ts';
import { CHOSEN } from '../testApp.ts';

const vault = 'arn:aws:backup:eu-central-1:111122223333:backup-vault:copies';

const backupStack = (app: App) =>
  app.node.children.find((child) => Stack.isStack(child) && child.stackName === 'Rinkside-production-backup');

const built = (chosen: Readonly<Record<string, string>>) =>
  buildApp({ environment: environmentNamed('production', { ...CHOSEN, ...chosen }), bundling: false });

it('backs the table and the images up each night, and copies that to the vault', () => {
  const stack = backupStack(built({ RINKSIDE_BACKUP_COPY_VAULT_ARN: vault }));
  if (!Stack.isStack(stack)) throw new Error('There is no backup stack');
  const template = Template.fromStack(stack);
  template.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: {
      BackupPlanRule: [
        Match.objectLike({
          Lifecycle: { DeleteAfterDays: 35 },
          CopyActions: [{ DestinationBackupVaultArn: vault, Lifecycle: { DeleteAfterDays: 35 } }],
        }),
      ],
    },
  });
  template.hasResource('AWS::Backup::BackupVault', { DeletionPolicy: 'Retain' });
  const selections = JSON.stringify(template.findResources('AWS::Backup::BackupSelection'));
  expect(selections).toContain('ExportsOutputFnGetAttTableArn');
  expect(selections).toContain('ExportsOutputFnGetAttImageBucketArn');
});

it('is an option', () => {
  expect(backupStack(built({}))).toBeUndefined();
  expect(() => built({ RINKSIDE_BACKUP_COPY_VAULT_ARN: 'copies' })).toThrow(
    'RINKSIDE_BACKUP_COPY_VAULT_ARN is "copies": it must be like',
  );
});
