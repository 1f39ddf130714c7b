import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { mailConfigurationName } from './MailConfiguration.ts';

/** Passes on what SES reports of this environment's mails. */
export class MailEvents extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { taker, environment }: { readonly taker: IFunction; readonly environment: Environment },
  ) {
    super(scope, id);
    new Rule(this, 'Rule', {
      description: 'Rinkside: mails that came back, and complaints about mails',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Bounce', 'Complaint'],
          mail: { tags: { 'ses:configuration-set': [mailConfigurationName(environment)] } },
        },
      },
      targets: [new LambdaFunction(taker)],
    });
  }
}
