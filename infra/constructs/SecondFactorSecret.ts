import type { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/**
 * The key that encrypts the secrets of authenticator apps. It is not the session secret, which an operator
 * may rotate twice to log everybody out: no authenticator app may stop working then.
 */
export class SecondFactorSecret extends Secret {
  constructor(scope: Construct, id: string, options: { removalPolicy: RemovalPolicy }) {
    super(scope, id, {
      ...options,
      description: 'Encrypts the keys of authenticator apps of Rinkside',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    withLogicalId('SecondFactorSecret', this);
  }
}
