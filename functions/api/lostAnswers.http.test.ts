import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../local/testing/competitions.ts';
import { dayAgo } from '../../local/testing/days.ts';
import { beginFault } from '../../local/testing/faults.ts';
import { demoAccount, newFamily } from '../../local/testing/people.ts';
import { newJudgedFlights } from '../../local/testing/sheets.ts';

const admin = await demoAccount('superadmin');

/**
 * Of the table's requests with all these texts the second is carried out and its answer lost; the SDK repeats it and
 * finds what it has written itself.
 */
async function losingSecond<Answer>(texts: readonly string[], act: () => Promise<Answer>): Promise<Answer> {
  const end = await beginFault({ part: 'table', goes: 'lost', every: 2, after: 0 }, texts);
  try {
    return await act();
  } finally {
    await end();
  }
}

/** Two families with an unpaid entry each. */
async function newFamilies() {
  const staged = await newCompetition({ contactName: 'Pat Ferris' });
  const entries = await Promise.all(
    [1, 2].map(async () => {
      const family: Caller = await newFamily();
      return family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    }),
  );
  return { params: { competitionId: staged.competition.id }, ids: entries.map(({ id }) => id) };
}

describe('a write whose answer was lost counts as made', () => {
  it('when families are reminded: none of them is skipped', async () => {
    const { params } = await newFamilies();
    const about = { about: 'unpaid', words: null } as const;
    const { families } = await admin.data('previewReminder', { params, body: about });
    const body = { ...about, accounts: families.map(({ accountId }) => accountId) };
    const told = await losingSecond([params.competitionId, 'remindedAt <= :before'], () =>
      admin.data('sendReminder', { params, body }),
    );
    expect([families.length, told.sent + told.queued, told.skipped]).toEqual([2, 2, 0]);
  });

  it('when families are emailed: none of them is skipped', async () => {
    const { params, ids } = await newFamilies();
    const message = randomUUID();
    const body = { subject: 'Ice', text: 'The ice opens at nine.', message, entries: ids };
    const told = await losingSecond([message, '(pk) OR outbox.#state'], () =>
      admin.data('sendEmail', { params, body }),
    );
    expect([told.sent + told.queued, told.skipped]).toEqual([2, 0]);
  });

  it('when a bank statement is imported: each row is new', async () => {
    const { params } = await newFamilies();
    const rows = ['one', 'other'].map((text) => ({
      receivedOn: dayAgo(2),
      amount: 700,
      currency: 'USD',
      payer: 'FROST JANE',
      text,
      repeat: 0,
      shares: [],
    }));
    const imported = await losingSecond([params.competitionId, 'bankRow', 'attribute_not_exists(pk)'], () =>
      admin.data('recordBankRows', { params, body: { rows } }),
    );
    expect(imported.map(({ isNew }) => isNew)).toEqual([true, true]);
  });

  it('when the end of a flight is taken back: everybody sees it at once', async () => {
    const { params } = await newJudgedFlights();
    const flights = ['f1', 'f2'];
    const ended: (string | null)[] = [];
    for (const flightId of flights)
      ended.push((await admin.data('endFlight', { params: { ...params, flightId } })).endedAt);
    const seen = async () =>
      (await admin.data('listRuns', { params })).runs.flatMap((run) =>
        run.flights.map(({ endedAt }) => endedAt !== null),
      );
    const found: boolean[][] = [await seen()];
    await losingSecond([params.competitionId, 'REMOVE endedAt, endedBy'], async () => {
      for (const [index, flightId] of flights.entries()) {
        const body = { reason: 'Too early', endedAt: ended[index] ?? '' };
        await admin.data('undoEndFlight', { params: { ...params, flightId }, body });
        found.push(await seen());
      }
    });
    expect(found).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ]);
  });
});
