import type { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/** Letters and digits carry 5.95 bits each: 64 of them are 380 bits, above the 256 that HS256 wants. */
const LENGTH = 64;

/** The key that session tokens are signed with: a plain string, made by Secrets Manager itself. */
export class SessionSecret extends Secret {
  constructor(scope: Construct, id: string, options: { removalPolicy: RemovalPolicy }) {
    super(scope, id, {
      ...options,
      description: 'Signs the session tokens of Rinkside',
      generateSecretString: { passwordLength: LENGTH, excludePunctuation: true },
    });
    withLogicalId('SessionSecret', this);
  }
}
