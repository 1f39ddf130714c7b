import type { Context } from 'aws-lambda';
import { currentTime } from '../../clock.ts';
import type { LoadedFunction } from './loadFunctions.ts';

/** Lambda's context of a call. */
export function lambdaContext({ deployed }: LoadedFunction, requestId: string): Context {
  const deadline = currentTime().getTime() + deployed.timeoutSeconds * 1000;
  return {
    callbackWaitsForEmptyEventLoop: false,
    functionName: deployed.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${deployed.name}`,
    memoryLimitInMB: String(deployed.memoryMegabytes),
    awsRequestId: requestId,
    logGroupName: deployed.name,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => deadline - currentTime().getTime(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  };
}
