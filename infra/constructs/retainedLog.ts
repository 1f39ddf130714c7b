import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';

/** A log group with the environment's retention time. */
export function retainedLog(scope: Construct, id: string, environment: Environment): LogGroup {
  return new LogGroup(scope, id, {
    retention: environment.logRetention,
    removalPolicy: environment.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
}
