import { CfnElement } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/**
 * Fixes the logical id of the resource behind `construct`. What holds data is found by that id, here
 * and on the local host; it must not change because a construct was moved to another file.
 *
 * @throws Error when no single resource stands behind the construct
 */
export function withLogicalId<Resource extends IConstruct>(logicalId: string, construct: Resource): Resource {
  const resource = construct.node.defaultChild;
  if (!CfnElement.isCfnElement(resource)) throw new Error(`${construct.node.path} is not a single resource.`);
  resource.overrideLogicalId(logicalId);
  return construct;
}
