import { randomUUID } from 'node:crypto';
import type { Account } from '../functions/store/people/accounts/accounts.ts';
import { INDIVIDUAL_ENTRY } from '../functions/services/entering/entries/submit/newEntry.ts';
import { submitEntry } from '../functions/services/entering/entries/submit/submitEntry.ts';
import { ApiError } from '../functions/platform/errors/apiError.ts';
import { currentTime } from '../local/clock.ts';
import { individualEntryBody } from '../shared/contract/entering/entries/entryBodies.ts';
import { atMost, milliseconds, seconds, reported, type Row } from './row.ts';
import { familyAccounts } from './familyAccounts.ts';
import { withRushTable } from './rushTable.ts';
import { createRushCompetitions } from './rushCompetitions.ts';
import { rushFaults } from './rushFaults.ts';
import { rushBody } from './rushBody.ts';

/** Three times the size of Skate Asia 2001; each family has one entry of three or four events. */
const FAMILIES = 2_900;
const EVENT_ENTRIES = 10_800;
const OF_FOUR = EVENT_ENTRIES - 3 * FAMILIES;

/** The concurrency limit of a function, and one transaction in so many is cancelled as a conflict. */
const CONCURRENCY = 60;
const CONFLICT_EVERY = 25;

/** A phone retries when the answer asks it to, with the same key. */
const MAX_ATTEMPTS = 10;

/**
 * All families submit at once to competitions that cannot take all: by places of events, by the ice of a
 * format, by entries and ice in total. No entry may be lost or stored twice, and no limit exceeded; the time
 * is only reported.
 */
export function rush(): Promise<Row[]> {
  return withRushTable({ transactionConflictEvery: CONFLICT_EVERY }, async () => {
    const targets = await createRushCompetitions();
    const accounts = await familyAccounts('family', FAMILIES);
    const families = accounts
      .map((account, index) => ({
        account,
        index,
        target: targets[index % targets.length],
        events: index < OF_FOUR ? 4 : 3,
      }))
      .values();
    const taken: number[] = [];
    let busy = 0;
    const started = performance.now();
    await Promise.all(
      Array.from({ length: CONCURRENCY }, async () => {
        for (const { account, index, target, events } of families) {
          if (!target) throw new Error('There is a competition for everybody');
          const began = performance.now();
          busy += await submitUntilDone(account, rushBody(target, index, events));
          taken.push(performance.now() - began);
        }
      }),
    );
    const elapsed = performance.now() - started;
    taken.sort((one, other) => one - other);
    const faults = await rushFaults(targets, FAMILIES);
    return [
      reported(`${FAMILIES} families submit ${EVENT_ENTRIES} event entries`, seconds(elapsed / 1_000)),
      reported('a submit among them, median', milliseconds(taken[Math.floor(taken.length / 2)] ?? 0)),
      reported('the slowest of a hundred', milliseconds(taken[Math.floor(taken.length * 0.99)] ?? 0)),
      reported('told to try again', String(busy)),
      ...faults.map(({ what, count }) => atMost(what, count, 0, String)),
    ];
  });
}

/** @returns the number of retries that the answers asked for */
async function submitUntilDone(session: Account, sent: ReturnType<typeof rushBody>): Promise<number> {
  const body = individualEntryBody.parse(sent);
  const idempotency = randomUUID();
  for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
    const now = currentTime();
    try {
      await submitEntry(INDIVIDUAL_ENTRY, { body, session, now, idempotency });
      return tries;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'Busy')) throw error;
    }
  }
  throw new Error(`${session.email} was told to try again ${MAX_ATTEMPTS} times`);
}
