import { Match } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { testTemplates } from '../testApp.ts';
import { statementsOf } from './statements.ts';

const { application, data, outbox } = testTemplates('production');

it('calls the outbox’s function for new items that wait there, and for nothing else', () => {
  data.hasResourceProperties('AWS::DynamoDB::Table', {
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  });
  outbox.resourceCountIs('AWS::Lambda::EventSourceMapping', 1);
  outbox.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionName: { Ref: Match.stringLikeRegexp('^OutboxStreamFunction') },
    StartingPosition: 'LATEST',
    FilterCriteria: {
      Filters: [
        {
          Pattern:
            '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"outbox":{"M":{"state":{"S":["waiting"]},"isLeased":{"BOOL":[false]}}}}}}',
        },
      ],
    },
  });
});

it('takes an answer for each record, halves a batch that fails, and ends with a queue and an alarm', () => {
  const queue = { 'Fn::GetAtt': [Match.stringLikeRegexp('^OutboxStreamFailed'), 'Arn'] };
  outbox.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 2,
    MaximumRecordAgeInSeconds: 900,
    DestinationConfig: { OnFailure: { Destination: queue } },
  });
  outbox.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'ApproximateNumberOfMessagesVisible',
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    Threshold: 1,
  });
  const sending = statementsOf(outbox, 'OutboxStreamFunctionRole').filter(({ actions }) =>
    actions.includes('sqs:SendMessage'),
  );
  expect(sending.map(({ resource }) => resource)).toEqual([expect.stringContaining('OutboxStreamFailed')]);
});

it('lets Lambda read the stream for it, and no other function’s', () => {
  const reading = statementsOf(outbox, 'OutboxStreamFunctionRole').filter(({ actions }) =>
    actions.includes('dynamodb:GetRecords'),
  );
  expect(reading).toHaveLength(1);
  expect(reading[0]?.resource).toContain('StreamArn');
  const others = [
    ...statementsOf(outbox, 'OutboxScheduleFunctionRole'),
    ...statementsOf(application, 'NoticesFunctionRole'),
  ];
  expect(others.flatMap(({ actions }) => actions)).not.toContain('dynamodb:GetRecords');
});
