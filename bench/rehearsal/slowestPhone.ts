import { Caller } from '../../local/testing/caller.ts';

/** Each asks every four seconds, as the results page does. */
const PHONES = 20;
const EVERY_MILLISECONDS = 4_000;
const MOST_ASKS = 10;

/**
 * Posts results one after the other while phones ask through the edge, each at its own moment.
 * @returns seconds from the answer of the posting until the last phone has it, for the slowest
 */
export async function slowestPhone(
  origin: string,
  competitionId: string,
  post: (index: number) => Promise<void>,
  posts: number,
): Promise<number> {
  let slowest = 0;
  for (let index = 0; index < posts; index += 1) {
    const before = await posted(new Caller(origin), competitionId);
    const phones = Array.from({ length: PHONES }, async (_, phone) => {
      const caller = new Caller(origin);
      await pause((EVERY_MILLISECONDS * phone) / PHONES);
      for (let asks = 0; asks < MOST_ASKS; asks += 1) {
        if ((await posted(caller, competitionId)) > before) return performance.now();
        await pause(EVERY_MILLISECONDS);
      }
      return Infinity;
    });
    await pause(EVERY_MILLISECONDS / 2);
    await post(index);
    const at = performance.now();
    slowest = Math.max(slowest, ...(await Promise.all(phones)).map((seen) => (seen - at) / 1000));
  }
  return slowest;
}

async function posted(caller: Caller, competitionId: string): Promise<number> {
  const { events } = await caller.data('listResults', { params: { competitionId }, fromEdge: true });
  return events.reduce((sum, event) => sum + event.posted, 0);
}

const pause = async (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
