import { randomUUID } from 'node:crypto';
import { ApiError } from '../functions/platform/errors/apiError.ts';
import { wait } from '../functions/platform/retry.ts';
import { sendTableCallsBy } from '../functions/platform/table/client.ts';
import { INDIVIDUAL_ENTRY } from '../functions/services/entering/entries/submit/newEntry.ts';
import { submitEntry } from '../functions/services/entering/entries/submit/submitEntry.ts';
import type { Account } from '../functions/store/people/accounts/accounts.ts';
import { currentTime } from '../local/clock.ts';
import { individualEntryBody } from '../shared/contract/entering/entries/entryBodies.ts';
import { ApiError as PageError } from '../web/api/ApiError.ts';
import { waitBeforeRetry } from '../web/api/busy.ts';
import { startCrowdClock, type CrowdClock } from './crowdClock.ts';
import { familyAccounts } from './familyAccounts.ts';
import { atMost, reported, seconds, type Row } from './row.ts';
import { rushBody } from './rushBody.ts';
import { createRushCompetition, createRushRink } from './rushCompetitions.ts';
import { rushFaults } from './rushFaults.ts';
import { withRushTable } from './rushTable.ts';

/** Families that click within so many seconds, all on one event that takes some of them, or all. */
const CROWDS = [
  { families: 200, within: 1, places: 150 },
  { families: 1_000, within: 60, places: 150 },
  { families: 200, within: 1, places: null },
];
/** From the click to the answer, in seconds. */
const LONGEST = 10;
/** Milliseconds of a call of the table before it does anything: the way there and back. */
const CALL = 5;

/**
 * A popular event opens, and transactions conflict as on AWS, where each family has a function of its own: processor time
 * does not count, pauses and calls do. A page that is told Busy tries again as pages do; nobody may see it.
 */
export function popularEvent(): Promise<Row[]> {
  let clock: CrowdClock | undefined;
  const pause = async (milliseconds: number) => clock?.pause(milliseconds);
  return withRushTable({ contention: { seed: 1, pause } }, async ({ inProcess }) => {
    const started = startCrowdClock();
    clock = started;
    const sign = async <Request>(request: Request) => {
      await started.pause(CALL);
      return request;
    };
    sendTableCallsBy({ ...inProcess, signer: { sign } });
    try {
      return await started.run(eachCrowd);
    } finally {
      started.close();
    }
  });
}

async function eachCrowd(): Promise<Row[]> {
  const ring = await createRushRink();
  const rows: Row[] = [];
  for (const { families, within, places } of CROWDS) {
    const target = await createRushCompetition(ring, {
      places,
      ice: null,
      capacity: null,
      iceMinutes: null,
    });
    const accounts = await familyAccounts(`popular-${String(families)}-${String(places)}`, families);
    const outcomes = await Promise.all(
      accounts.map(async (account, index) => {
        await wait((index / families) * within * 1_000);
        return enter(account, rushBody(target, index, 1));
      }),
    );
    const refused = outcomes.filter(({ isIn }) => !isIn).length;
    const faults = await rushFaults([target], families - refused);
    const event = places === null ? 'one event without a limit' : 'one event';
    const crowd = `${String(families)} families on ${event} within ${String(within)} s`;
    rows.push(
      atMost(`${crowd}: the slowest`, Math.max(...outcomes.map((one) => one.seconds)), LONGEST, seconds),
      atMost('families that see Busy', refused, 0, String),
      reported(
        'answers that made a page try again',
        String(outcomes.reduce((sum, one) => sum + one.again, 0)),
      ),
      ...faults.map(({ what, count }) => atMost(what, count, 0, String)),
    );
  }
  return rows;
}

interface Outcome {
  readonly seconds: number;
  /** In, or on the list. */
  readonly isIn: boolean;
  readonly again: number;
}

/** One click on "Enter", with the page's own waits. */
async function enter(session: Account, sent: ReturnType<typeof rushBody>): Promise<Outcome> {
  const body = individualEntryBody.parse(sent);
  const idempotency = randomUUID();
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await submitEntry(INDIVIDUAL_ENTRY, { body, session, now: currentTime(), idempotency });
      return { seconds: (performance.now() - began) / 1_000, isIn: true, again: attempt - 1 };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'Busy')) throw error;
      // The API asks for a second at least.
      const pause = waitBeforeRetry(new PageError({ retryAfterSeconds: 1, ...error.problem('') }), attempt);
      if (pause === null)
        return { seconds: (performance.now() - began) / 1_000, isIn: false, again: attempt - 1 };
      await wait(pause);
    }
  }
}
