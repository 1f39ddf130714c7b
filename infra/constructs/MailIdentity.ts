import { Arn, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

/**
 * The domain that mail is sent from. Its DKIM records are added by hand, because we do not own the zone. The
 * identity is retained when the domain changes: a new one would need new DNS records.
 */
export class MailIdentity extends Construct {
  constructor(scope: Construct, id: string, { mailIdentity, keepsData }: Environment) {
    super(scope, id);
    new EmailIdentity(this, 'Identity', { identity: Identity.domain(mailIdentity) }).applyRemovalPolicy(
      keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    );
  }
}

/**
 * The identity's ARN, built by the stack that uses it. As an export it could never change: CloudFormation
 * refuses that as long as another stack imports it.
 */
export function mailIdentityArn(scope: Construct, { mailIdentity }: Environment): string {
  return Arn.format({ service: 'ses', resource: 'identity', resourceName: mailIdentity }, Stack.of(scope));
}
