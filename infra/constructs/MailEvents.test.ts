import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { testTemplates } from '../testApp.ts';
import { statementsOf } from './statements.ts';

const { application, data, outbox } = testTemplates('production');

it('has SES report bounces and complaints of this environment’s mails, and keep no list of its own', () => {
  data.hasResourceProperties('AWS::SES::ConfigurationSet', {
    Name: 'Rinkside-production',
    ReputationOptions: { ReputationMetricsEnabled: true },
    SuppressionOptions: { SuppressedReasons: [] },
  });
  data.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint'],
      EventBridgeDestination: { EventBusArn: Match.anyValue() },
    },
  });
  expect(JSON.stringify(data.findResources('AWS::SES::ConfigurationSetEventDestination'))).toContain(
    ':event-bus/default',
  );
});

it('passes them to one function, and nothing of another environment', () => {
  outbox.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: {
      source: ['aws.ses'],
      detail: {
        eventType: ['Bounce', 'Complaint'],
        mail: { tags: { 'ses:configuration-set': ['Rinkside-production'] } },
      },
    },
    Targets: [
      Match.objectLike({ Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^MailEventsFunction'), 'Arn'] } }),
    ],
  });
  const passing = outbox.findResources('AWS::Events::Rule', {
    Properties: { EventPattern: { source: ['aws.ses'] } },
  });
  expect(Object.keys(passing)).toHaveLength(1);
});

it('is named by every function that sends, which may send by it alone', () => {
  const sending = [
    ...statementsOf(application, 'UsersFunctionRole'),
    ...statementsOf(outbox, 'OutboxStreamFunctionRole'),
  ].filter(({ actions }) => actions.includes('ses:SendEmail'));
  expect(sending).toHaveLength(2);
  for (const { resource } of sending) expect(resource).toContain(':configuration-set/Rinkside-production"');
  for (const template of [application, outbox]) {
    const functions = JSON.stringify(template.findResources('AWS::Lambda::Function'));
    expect(functions.match(/"MAIL_FROM"/g)?.length).toBe(
      functions.match(/"MAIL_CONFIGURATION":"Rinkside-production"/g)?.length,
    );
  }
});
