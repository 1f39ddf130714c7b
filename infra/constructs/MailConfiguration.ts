import { Arn, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

/** A name of its own for each environment, so that its events are told apart in an account. */
export const mailConfigurationName = ({ name }: Environment) => `Rinkside-${name}`;

/**
 * Has SES report bounces and complaints on the account's event bus (decision 0305). Our own list says who gets no mail, so SES's
 * list of the account is off: it would go on refusing an address that its reader has confirmed again.
 */
export class MailConfiguration extends Construct {
  constructor(scope: Construct, id: string, environment: Environment) {
    super(scope, id);
    const configuration = new ConfigurationSet(this, 'Set', {
      configurationSetName: mailConfigurationName(environment),
      reputationMetrics: true,
      disableSuppressionList: true,
    });
    configuration.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
  }
}

/** Built by the stack that uses it, as the identity's. */
export function mailConfigurationArn(scope: Construct, environment: Environment): string {
  const resourceName = mailConfigurationName(environment);
  return Arn.format({ service: 'ses', resource: 'configuration-set', resourceName }, Stack.of(scope));
}
