import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { withLogicalId } from './withLogicalId.ts';

/** The functions read the header by the same name; a test compares both. */
export const EDGE_SECRET_HEADER = 'x-rinkside-edge';

/**
 * Shared by the distribution and the functions: calls that carry it came through the distribution. Deployment
 * writes it into the distribution; functions read it at run time and also accept the previous value, which
 * the distribution sends until it is deployed again.
 */
export class EdgeSecret extends Secret {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      description: 'Shows Rinkside’s functions that a call came through its distribution',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    withLogicalId('EdgeSecret', this);
  }

  /** A reference that CloudFormation resolves, so that the template does not hold the value. */
  get reference(): string {
    return this.secretValue.unsafeUnwrap();
  }
}
