import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outbox } from '../../mail/outbox.ts';
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

/** Where events wait for their functions: on disk, so that a process that is killed loses none. */
type WaitingEvents = Pick<Outbox, 'addEvent' | 'removeEvent' | 'waitingEvents'>;

/**
 * Calls functions for events, as EventBridge does, and first for those that wait from an earlier process.
 * @throws Error if a rule calls a missing function
 */
export function runEventRules(
  rules: readonly DeployedEventRule[],
  functions: ReadonlyMap<string, LoadedFunction>,
  waiting: WaitingEvents,
): RunningEventRules {
  const targets = rules.map(({ functionName, pattern }) => {
    const target = functions.get(functionName);
    if (target === undefined) throw new Error(`A rule calls ${functionName}, which is not there.`);
    return { target, pattern };
  });
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();
  const targetsOf = (event: object) => targets.filter(({ pattern }) => matchesPattern(event, pattern));
  const begin = (number: number, event: object) => {
    const calling = Promise.all(targetsOf(event).map(({ target }) => deliver(target, event, stopped.signal)))
      .then((ended) => {
        if (!ended.includes(false)) waiting.removeEvent(number);
      })
      .finally(() => underWay.delete(calling));
    underWay.add(calling);
  };
  for (const { number, event } of waiting.waitingEvents()) begin(number, event);
  return {
    publish(event) {
      if (targetsOf(event).length > 0) begin(waiting.addEvent(event), event);
    },
    async stop() {
      stopped.abort();
      await Promise.all(underWay);
    },
  };
}

/** @returns whether its attempts have ended; false where the host stopped before */
async function deliver(target: LoadedFunction, event: object, signal: AbortSignal): Promise<boolean> {
  for (const milliseconds of PAUSES_MILLISECONDS) {
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return false;
    try {
      await target.handler(event, lambdaContext(target, randomUUID()));
      return true;
    } catch (error) {
      console.error(`${target.deployed.entry} failed:`, error);
    }
  }
  return true;
}
