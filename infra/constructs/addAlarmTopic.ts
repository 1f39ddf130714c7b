import type { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Environment } from '../environments.ts';

/** Adds the topic by which alarms of the stack's region tell the operator's address. */
export function addAlarmTopic(stack: Stack, { alarmEmail }: Environment, topicName: string): void {
  const topic = new Topic(stack, 'Topic', { topicName, enforceSSL: true });
  // The policy that refuses plain http takes the place of the topic's own, which lets the account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  );
  if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
}
