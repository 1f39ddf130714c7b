import type { RemovalPolicy } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/**
 * The accounts that families pay to by card, with their keys (docs/operations.md says how to put them in). It begins as random
 * letters, with which nobody can pay by card and no page speaks of it.
 */
export class CardsSecret extends Secret {
  constructor(scope: Construct, id: string, options: { removalPolicy: RemovalPolicy }) {
    super(scope, id, {
      ...options,
      description: 'The accounts and keys of card payments of Rinkside',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
    });
    withLogicalId('CardsSecret', this);
  }
}
