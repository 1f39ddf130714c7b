import { CfnElement } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Fixes the logical id of the resource behind `construct`. Resources that hold data are found by that id,
 * here and on the local host; it must not change when a construct moves to another file.
 *
 * @throws Error if the construct does not have exactly one resource
 */
export function withLogicalId<Resource extends IConstruct>(logicalId: string, construct: Resource): Resource {
  const resource = construct.node.defaultChild;
  if (!CfnElement.isCfnElement(resource)) throw new Error(`${construct.node.path} is not a single resource.`);
  resource.overrideLogicalId(logicalId);
  return construct;
}
