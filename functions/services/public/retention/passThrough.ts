import type { PageList, DuePage } from './duePages.ts';

export interface Passed {
  /** Whether every page had its turn before time was up, and could be read. */
  readonly isComplete: boolean;
  readonly failures: readonly unknown[];
}

/**
 * Does work for one page after the other until time is up, for one at least. A list that fails holds back no other.
 * @param end of `performance.now()`
 */
export async function passThrough(
  lists: AsyncIterable<PageList>,
  end: number,
  work: (page: DuePage) => Promise<void>,
): Promise<Passed> {
  const failures: unknown[] = [];
  const isLate = () => performance.now() >= end;
  try {
    for await (const list of lists) {
      try {
        for await (const page of list) {
          await work(page);
          if (isLate()) return { isComplete: false, failures };
        }
      } catch (error) {
        failures.push(error);
      }
      if (isLate()) return { isComplete: false, failures };
    }
  } catch (error) {
    failures.push(error);
  }
  return { isComplete: failures.length === 0, failures };
}
