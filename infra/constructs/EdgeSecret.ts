import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/** The functions read it under the same name (a test compares). */
export const EDGE_SECRET_HEADER = 'x-rinkside-edge';

/**
 * Shared by the distribution and the functions: calls that carry it came through the distribution.
 * Deployment writes it into the distribution; functions read it as they run, and take the value before
 * a rotation too, which the distribution shows until it is deployed again.
 */
export class EdgeSecret extends Secret {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      description: 'Shows Rinkside’s functions that a call came through its distribution',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    withLogicalId('EdgeSecret', this);
  }

  /** A reference that CloudFormation resolves: the template does not hold the value. */
  get reference(): string {
    return this.secretValue.unsafeUnwrap();
  }
}
