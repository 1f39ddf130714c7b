import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeployedEventRule } from '../template/deployment.ts';
import { lambdaContext } from './context.ts';
import type { LoadedFunction } from './loadFunctions.ts';
import { matchesPattern } from './matchesPattern.ts';

/** An event comes after the call that caused it has ended; Lambda tries one that fails again after a minute and after two. */
const PAUSES_MILLISECONDS = [250, 60_000, 120_000];

export interface RunningEventRules {
  /** Passes an event on; what is called for it is called later. */
  publish(event: object): void;
  /** Calls nobody for events any more, and resolves when running calls are done. */
  stop(): Promise<void>;
}

/**
 * Calls functions for events, as EventBridge does.
 * @throws Error if a rule calls a missing function
 */
export function runEventRules(
  rules: readonly DeployedEventRule[],
  functions: ReadonlyMap<string, LoadedFunction>,
): RunningEventRules {
  const targets = rules.map(({ functionName, pattern }) => {
    const target = functions.get(functionName);
    if (target === undefined) throw new Error(`A rule calls ${functionName}, which is not there.`);
    return { target, pattern };
  });
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();
  return {
    publish(event) {
      for (const { target, pattern } of targets) {
        if (!matchesPattern(event, pattern)) continue;
        const calling = deliver(target, event, stopped.signal).finally(() => underWay.delete(calling));
        underWay.add(calling);
      }
    },
    async stop() {
      stopped.abort();
      await Promise.all(underWay);
    },
  };
}

async function deliver(target: LoadedFunction, event: object, signal: AbortSignal): Promise<void> {
  for (const milliseconds of PAUSES_MILLISECONDS) {
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    try {
      await target.handler(event, lambdaContext(target, randomUUID()));
      return;
    } catch (error) {
      console.error(`${target.deployed.entry} failed:`, error);
    }
  }
}
