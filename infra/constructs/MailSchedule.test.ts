import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { testTemplates } from '../testApp.ts';

const { application } = testTemplates('production');

it('calls the notices function every five minutes, and no other', () => {
  application.resourceCountIs('AWS::Events::Rule', 1);
  application.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(5 minutes)',
    State: 'ENABLED',
    Targets: [
      Match.objectLike({
        Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^NoticesFunction'), 'Arn'] },
        Input: '{"scheduled":"overdueMails"}',
      }),
    ],
  });
  const byTheClock = application.findResources('AWS::Lambda::Permission', {
    Properties: { Principal: 'events.amazonaws.com' },
  });
  expect(Object.values(byTheClock)).toHaveLength(1);
});
