import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { testTemplates } from '../testApp.ts';

const { outbox } = testTemplates('production');

it('calls the outbox’s function of the schedule every minute, and no other', () => {
  outbox.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(1 minute)',
    State: 'ENABLED',
    Targets: [
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^OutboxScheduleFunction'), 'Arn'] },
        Input: '{"scheduled":"overdueMails"}',
      }),
    ],
  });
  const byTheClock = outbox.findResources('AWS::Lambda::Permission', {
    Properties: {
      Principal: 'events.amazonaws.com',
      SourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^OutboxSchedule'), 'Arn'] },
    },
  });
  expect(Object.values(byTheClock)).toHaveLength(1);
});
