import { expect, it } from 'vitest';
import { press } from '../../../../local/testing/cards.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { newFamily } from '../../../../local/testing/people.ts';

/** Each is another chance for the windows to meet. */
const ROUNDS = 6;

it('windows that start other sums at once leave one page that can be paid, and the others are told', async () => {
  const staged = await newCompetition();
  const params = { competitionId: staged.competition.id };
  for (let round = 0; round < ROUNDS; round++) {
    const family = await newFamily();
    const ids: string[] = [];
    for (let skater = 0; skater < 2; skater++) {
      const { id } = await family.data('submitIndividualEntry', { body: entryBody(staged, 3) });
      ids.push(id);
    }
    const start = (entryId: string | null, due: number) =>
      family.call('startCardPayment', { params, body: { entryId, due } });
    const [first = '', second = ''] = ids;
    const replies = await Promise.all([start(null, 23_000), start(first, 11_500), start(second, 11_500)]);
    const refused = replies.filter(({ status }) => status !== 201).map(({ problem }) => problem.code);
    expect(['VersionConflict', 'CardPaymentUnderWay', 'Busy']).toEqual(expect.arrayContaining(refused));
    // Somebody pays on every page that was handed out.
    for (const { status, answer } of replies) if (status === 201) await press(answer.data.address, 'pay');
    const state = async () => (await family.data('getFamilyBalance', { params })).cardPayment?.state;
    await expect.poll(state).toBe('paid');
    const entries = await family.data('listMyEntries');
    expect(entries.filter(({ balance }) => balance < 0)).toEqual([]);
  }
});
