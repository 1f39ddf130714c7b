import { randomUUID } from 'node:crypto';
import type { WrittenItem } from '../../dynamo/storage/database.ts';
import type { DeployedStream } from '../template/deployment.ts';
import { contextOf } from './context.ts';
import type { LoadedFunction } from './loadFunctions.ts';

/** Lambda asks a stream a few times a second. */
const PAUSE_MILLISECONDS = 25;
/** So long an event waits for calls under way, whose answers go out first. */
const MAX_PAUSES = 40;

export interface RunningStreams {
  /** Takes what was committed to the table. */
  take(written: readonly WrittenItem[]): void;
  /** Resolves when every function was called for what was taken before. */
  finished(): Promise<void>;
}

/**
 * Calls functions for written items, as Lambda does for a table's stream; a failed call is logged and not
 * repeated.
 * @param isBusy whether calls are under way: on AWS they run elsewhere, here they share one thread
 * @throws Error if a stream calls a missing function
 */
export function runStreams(
  streams: readonly DeployedStream[],
  functions: ReadonlyMap<string, LoadedFunction>,
  isBusy: () => boolean,
): RunningStreams {
  const underWay = new Set<Promise<void>>();
  const targets = streams.map(({ functionName, patterns }) => {
    const target = functions.get(functionName);
    if (target === undefined) throw new Error(`A stream calls ${functionName}, which is not there.`);
    return { target, patterns };
  });
  return {
    take(written) {
      const records = written.map(recordOf);
      for (const { target, patterns } of targets) {
        const own = records.filter((record) => patterns.some((pattern) => isMatch(record, pattern)));
        if (own.length === 0) continue;
        const calling = callLater(target, { Records: own }, isBusy).finally(() => underWay.delete(calling));
        underWay.add(calling);
      }
    },
    async finished() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** A stream's record, with the whole new item. */
function recordOf({ key, old, item }: WrittenItem) {
  const eventName = old === undefined ? 'INSERT' : item === undefined ? 'REMOVE' : 'MODIFY';
  return { eventName, dynamodb: { Keys: key, NewImage: item } };
}

/** Whether a value has what an event filter asks: fields one of whose allowed values it has. */
function isMatch(value: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.includes(value);
  if (typeof value !== 'object' || value === null || typeof pattern !== 'object' || pattern === null)
    return false;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([name, wanted]) => isMatch(fields[name], wanted));
}

async function callLater(target: LoadedFunction, event: unknown, isBusy: () => boolean): Promise<void> {
  let pauses = 0;
  do {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    pauses += 1;
  } while (isBusy() && pauses < MAX_PAUSES);
  try {
    await target.handler(event, contextOf(target, randomUUID()));
  } catch (error) {
    console.error(`${target.deployed.entry} failed:`, error);
  }
}
