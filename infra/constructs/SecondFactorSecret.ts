import type { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/**
 * What the keys of authenticator apps are encrypted with. Apart from the secret of sessions, which an
 * operator may rotate twice to log everybody out: nobody's authenticator app must stop with it.
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
