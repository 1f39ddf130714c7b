import { Match } from 'aws-cdk-lib/assertions';
import { it } from 'vitest';
import { daysKept } from '../shared/domain/core/retention/retention.ts';
import { optionalTemplates, testTemplates } from './testApp.ts';

it('production keeps logs as long as the retention table says', () => {
  const { application, outbox } = testTemplates('production');
  for (const template of [application, outbox])
    template.allResourcesProperties('AWS::Logs::LogGroup', { RetentionInDays: daysKept('serverLog') });
});

it('backups go when the retention table says', () => {
  optionalTemplates('production').backup.hasResourceProperties('AWS::Backup::BackupPlan', {
    BackupPlan: {
      BackupPlanRule: [Match.objectLike({ Lifecycle: { DeleteAfterDays: daysKept('backup') } })],
    },
  });
});
