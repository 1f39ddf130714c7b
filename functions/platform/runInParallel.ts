/** In less, nothing is begun: a mail that is broken off may have been sent. */
const SHORTEST_MILLISECONDS = 500;

/**
 * Does something with each, so many at once, and begins none once the time is nearly over.
 * @param milliseconds for all of them
 * @param task is told how many milliseconds are left
 * @returns what came of those that were begun, in no order
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
