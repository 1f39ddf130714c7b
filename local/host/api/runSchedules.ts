import { randomUUID } from 'node:crypto';
import type { DeployedSchedule } from '../template/deployment.ts';
import { contextOf } from './context.ts';
import type { LoadedFunction } from './loadFunctions.ts';

/**
 * Calls functions by the clock, as EventBridge does; a call that fails is told and tried in the next round.
 * @returns ends it, once the calls that are under way are done
 * @throws Error when a schedule names a function that is not there
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
    await target.handler(event, contextOf(target, randomUUID()));
  } catch (error) {
    console.error(`${target.deployed.entry} failed:`, error);
  }
}
