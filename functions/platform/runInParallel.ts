/** With less time left, no task starts: an aborted mail may have been sent. */
const SHORTEST_MILLISECONDS = 500;

/**
 * Runs a task for each item, `atOnce` at a time, and starts no further one when time is nearly up. One that fails
 * stops no other.
 * @param milliseconds for all tasks together
 * @param task gets the milliseconds that are left
 * @returns the results of the tasks that ran, in no order
 * @throws what the first failed task threw, once every task has ended
 */
export async function runInParallel<One, Result>(
  all: readonly One[],
  atOnce: number,
  milliseconds: number,
  task: (one: One, left: number) => Promise<Result>,
): Promise<Result[]> {
  const end = performance.now() + milliseconds;
  const results: Result[] = [];
  await runWorkers(all, atOnce, async (one) => {
    const left = end - performance.now();
    if (left > SHORTEST_MILLISECONDS) results.push(await task(one, left));
  });
  return results;
}

/**
 * Runs a task for each item, `atOnce` at a time.
 * @returns the results in the order of the items
 * @throws what the first failed task threw, once those begun have ended; no further one begins
 */
export async function mapInParallel<One, Result>(
  all: readonly One[],
  atOnce: number,
  task: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let hasFailed = false;
  await runWorkers([...all.entries()], atOnce, async ([index, one]) => {
    if (hasFailed) return;
    try {
      results[index] = await task(one);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  });
  return results;
}

/** @throws what the first failed task threw, once every task has ended */
async function runWorkers<One>(
  all: readonly One[],
  atOnce: number,
  task: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const one of waiting) {
      try {
        await task(one);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
