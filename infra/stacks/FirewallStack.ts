import { CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

/** Calls of one network address in five minutes: a rink's own network, with a day's tablets and families, makes some 3,000. */
const MOST_CALLS = 10_000;

/** AWS WAF for CloudFront, which AWS keeps in us-east-1 wherever the rest is. Its output is RINKSIDE_FIREWALL_ARN. */
export class FirewallStack extends Stack {
  constructor(scope: Construct, id: string, { environment }: { environment: Environment }) {
    super(scope, id, { description: 'Rinkside: the firewall', env: { region: 'us-east-1' } });
    const visible = (metricName: string) => ({
      cloudWatchMetricsEnabled: true,
      metricName,
      // Samples are whole requests, cookies included.
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(`Rinkside-${environment.name}`),
      rules: [
        {
          name: 'calls-of-one-address',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: MOST_CALLS } },
          visibilityConfig: visible('CallsOfOneAddress'),
        },
        {
          name: 'known-bad-addresses',
          priority: 1,
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: { vendorName: 'AWS', name: 'AWSManagedRulesAmazonIpReputationList' },
          },
          visibilityConfig: visible('KnownBadAddresses'),
        },
      ],
    });
    new CfnOutput(this, 'FirewallArn', { value: acl.attrArn });
  }
}
