import { Aws, CfnResource, type IAspect, Names, Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Resources whose names CDK makes without the region, by the property that holds the name. */
const NAMED: Readonly<Record<string, string>> = {
  'AWS::CloudFront::ResponseHeadersPolicy': 'ResponseHeadersPolicyConfig.Name',
  'AWS::CloudFront::OriginRequestPolicy': 'OriginRequestPolicyConfig.Name',
  'AWS::CloudFront::OriginAccessControl': 'OriginAccessControlConfig.Name',
};

/**
 * Names CloudFront's policies by stack and region. These names are global in an account, so without the region a
 * second deployment in another region would fail.
 */
export const GLOBAL_NAMES: IAspect = {
  visit(node: IConstruct) {
    if (!CfnResource.isCfnResource(node)) return;
    const property = NAMED[node.cfnResourceType];
    if (property !== undefined) node.addPropertyOverride(property, nameOf(node));
  },
};

/** An origin access control takes 64 characters; CDK's own name ends with eight that identify the resource. */
const nameOf = (node: CfnResource) =>
  `${Stack.of(node).stackName}-${Names.uniqueId(node).slice(-8)}-${Aws.REGION}`;
