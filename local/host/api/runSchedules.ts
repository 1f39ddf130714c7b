import { randomUUID } from 'node:crypto';
import type { DeployedSchedule } from '../template/deployment.ts';
import { lambdaContext } from './context.ts';
import type { LoadedFunction } from './loadFunctions.ts';

/**
 * Calls functions by schedule, as EventBridge does; a failed call is logged and repeated at the next
 * interval.
 * @returns stops the schedules and resolves when running calls are done
 * @throws Error if a schedule names a missing function
 */
export function runSchedules(
  schedules: readonly DeployedSchedule[],
  functions: ReadonlyMap<string, LoadedFunction>,
): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const timers = schedules.map(({ functionName, everySeconds, event }) => {
    const target = functions.get(functionName);
    if (target === undefined) throw new Error(`A schedule calls ${functionName}, which is not there.`);
    const timer = setInterval(() => {
      const calling = call(target, event).finally(() => underWay.delete(calling));
      underWay.add(calling);
    }, everySeconds * 1000);
    return timer.unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(underWay);
  };
}

async function call(target: LoadedFunction, event: unknown): Promise<void> {
  try {
    await target.handler(event, lambdaContext(target, randomUUID()));
  } catch (error) {
    console.error(`${target.deployed.entry} failed:`, error);
  }
}
