import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { WrittenItem } from '../../dynamo/storage/database.ts';
import type { DeployedStream } from '../template/deployment.ts';
import { lambdaContext } from './context.ts';
import { matchesPattern } from './matchesPattern.ts';
import type { LoadedFunction } from './loadFunctions.ts';

/** Lambda asks a stream a few times a second. */
const PAUSE_MILLISECONDS = 25;
/** So long an event waits for calls under way, whose answers go out first. */
const MAX_PAUSES = 40;

export interface RunningStreams {
  /** Takes what was committed to the table. */
  take(written: readonly WrittenItem[]): void;
  /** Calls at once for what still waits; resolves when every function was called for what was taken before. */
  finished(): Promise<void>;
}

/**
 * Calls functions for written items, as Lambda does for a table's stream: in batches, what failed again, a batch that
 * failed as a whole in halves. What its queue would get on AWS is logged.
 * @param isBusy whether calls are under way: on AWS they run elsewhere, here they share one thread
 * @throws Error if a stream calls a missing function
 */
export function runStreams(
  streams: readonly DeployedStream[],
  functions: ReadonlyMap<string, LoadedFunction>,
  isBusy: () => boolean,
): RunningStreams {
  const underWay = new Set<Promise<void>>();
  let asked = Promise.withResolvers<true>();
  const targets = streams.map((stream) => {
    const target = functions.get(stream.functionName);
    if (target === undefined) throw new Error(`A stream calls ${stream.functionName}, which is not there.`);
    return { target, stream };
  });
  let sequence = 0;
  return {
    take(written) {
      const records = written.map((one) => recordOf(one, String((sequence += 1))));
      for (const { target, stream } of targets) {
        const own = records.filter((record) =>
          stream.patterns.some((pattern) => matchesPattern(record, pattern)),
        );
        for (let start = 0; start < own.length; start += stream.batchSize) {
          const batch = own.slice(start, start + stream.batchSize);
          const calling = callLater({ target, stream }, batch, { isBusy, asked: asked.promise }).finally(() =>
            underWay.delete(calling),
          );
          underWay.add(calling);
        }
      }
    },
    async finished() {
      while (underWay.size > 0) {
        asked.resolve(true);
        asked = Promise.withResolvers();
        await Promise.all(underWay);
      }
    },
  };
}

/** A stream's record, with the whole new item. */
function recordOf({ key, old, item }: WrittenItem, SequenceNumber: string) {
  const eventName = old === undefined ? 'INSERT' : item === undefined ? 'REMOVE' : 'MODIFY';
  return { eventName, dynamodb: { Keys: key, NewImage: item, SequenceNumber } };
}

type StreamRecord = ReturnType<typeof recordOf>;

interface Target {
  readonly target: LoadedFunction;
  readonly stream: DeployedStream;
}

interface Pauses {
  readonly isBusy: () => boolean;
  /** Ends the pauses: somebody waits for what the function does. */
  readonly asked: Promise<true>;
}

async function callLater(
  to: Target,
  batch: readonly StreamRecord[],
  { isBusy, asked }: Pauses,
): Promise<void> {
  let pauses = 0;
  let isAsked: boolean;
  do {
    const pause = new Promise<false>((resolve) => {
      setTimeout(resolve, PAUSE_MILLISECONDS, false);
    });
    isAsked = await Promise.race([pause, asked]);
    pauses += 1;
  } while (!isAsked && isBusy() && pauses < MAX_PAUSES);
  await deliver(to, batch, 0);
}

/** @param repeats how often the batch's first record has failed */
async function deliver(to: Target, batch: readonly StreamRecord[], repeats: number): Promise<void> {
  const { target, stream } = to;
  const done = await call(to, batch);
  const left = batch.slice(done);
  if (left.length === 0) return;
  if (stream.bisects && done === 0 && left.length > 1) {
    const half = Math.ceil(left.length / 2);
    await deliver(to, left.slice(0, half), repeats);
    await deliver(to, left.slice(half), repeats);
  } else if (done > 0 || repeats < stream.retryAttempts) {
    await deliver(to, left, done > 0 ? 1 : repeats + 1);
  } else console.error(`${target.deployed.entry} gave up ${String(left.length)} records of its stream.`);
}

/** @returns how many records are done, from the first on */
async function call({ target, stream }: Target, batch: readonly StreamRecord[]): Promise<number> {
  try {
    const answer = await target.handler({ Records: batch }, lambdaContext(target, randomUUID()));
    return stream.answersEach ? firstFailure(batch, answer) : batch.length;
  } catch (error) {
    console.error(`${target.deployed.entry} failed:`, error);
    return 0;
  }
}

const partial = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Lambda takes no answer, and one without failures, as success; an unknown record fails the whole batch. */
function firstFailure(batch: readonly StreamRecord[], answer: unknown): number {
  const failures = partial.safeParse(answer).data?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    batch.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === itemIdentifier),
  );
  return places.length === 0 ? batch.length : Math.max(0, Math.min(...places));
}
