import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { testTemplates } from '../testApp.ts';
import { statementsOf } from './statements.ts';

const { application, data } = testTemplates('production');

it('calls the notices function for mails that are new and unsent, and for nothing else', () => {
  data.hasResourceProperties('AWS::DynamoDB::Table', {
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  });
  application.resourceCountIs('AWS::Lambda::EventSourceMapping', 1);
  application.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: Match.stringLikeRegexp('^NoticesFunction') },
    StartingPosition: 'LATEST',
    MaximumRetryAttempts: 2,
    FilterCriteria: {
      Filters: [
        {
          Pattern:
            '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"type":{"S":["notice","scheduleMails","scheduleMail"]},"sentAt":{"NULL":[true]}}}}',
        },
      ],
    },
  });
});

it('lets Lambda read the stream for it, and no other function’s', () => {
  const reading = statementsOf(application, 'NoticesFunctionRole').filter(({ actions }) =>
    actions.includes('dynamodb:GetRecords'),
  );
  expect(reading).toHaveLength(1);
  expect(reading[0]?.resource).toContain('StreamArn');
  expect(statementsOf(application, 'EntriesFunctionRole').flatMap(({ actions }) => actions)).not.toContain(
    'dynamodb:GetRecords',
  );
});
