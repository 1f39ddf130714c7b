/** With less time left, no task starts: an aborted mail may have been sent. */
const SHORTEST_MILLISECONDS = 500;

/**
 * Runs a task for each item, `atOnce` at a time, and starts no further one when time is nearly up.
 * @param milliseconds for all tasks together
 * @param task gets the milliseconds that are left
 * @returns the results of the tasks that ran, in no order
 */
export async function runInParallel<One, Result>(
  all: readonly One[],
  atOnce: number,
  milliseconds: number,
  task: (one: One, left: number) => Promise<Result>,
): Promise<Result[]> {
  const end = performance.now() + milliseconds;
  const waiting = all.values();
  const results: Result[] = [];
  const worker = async () => {
    for (const one of waiting) {
      const left = end - performance.now();
      if (left > SHORTEST_MILLISECONDS) results.push(await task(one, left));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, worker));
  return results;
}
