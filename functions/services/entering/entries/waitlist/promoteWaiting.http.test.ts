import { beforeAll, expect, it } from 'vitest';
import { Caller } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../../local/testing/competitions.ts';
import { mailsSent, mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import { raced } from '../../../../../local/testing/races.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** An event of one place, which somebody has, and two families in line. */
async function fullEvent() {
  const staged = await newCompetition({}, 1);
  const params = { competitionId: staged.competition.id };
  const families = await Promise.all([newFamily(), newFamily(), newFamily()]);
  const entries: { readonly id: string }[] = [];
  for (const family of families)
    entries.push(await family.data('submitIndividualEntry', { body: entryBody(staged, 1) }));
  const stateOf = async (index: number) => {
    const entryId = entries[index]?.id ?? '';
    return (await families[index]?.data('getEntry', { params: { entryId } }))?.state;
  };
  const withdraw = async () =>
    families[0]?.data('withdrawEntry', {
      params: { entryId: entries[0]?.id ?? '' },
      body: { version: 1 },
    });
  return { staged, params, families, entries, stateOf, withdraw };
}

it('is for those who run the competition', async () => {
  const { params, families } = await fullEvent();
  const other = await newCompetition();
  const stranger = await newInvitedUser('MANAGER', { competitionId: other.competition.id });
  const callers = [new Caller(), families[0] ?? new Caller(), stranger.caller];
  const replies = await Promise.all(callers.map((caller) => caller.call('promoteWaiting', { params })));
  expect(replies.map(({ status }) => status)).toEqual([401, 403, 403]);
  const unknown = { params: { competitionId: 'none' } };
  expect((await admin.call('promoteWaiting', unknown)).status).toBe(404);
});

it('gives one place once, and both organisers read the same, while the withdrawal promotes too', async () => {
  const { staged, params, families, entries, stateOf, withdraw } = await fullEvent();
  const { caller: manager } = await newInvitedUser('MANAGER', { competitionId: staged.competition.id });
  const first = entries[1]?.id ?? '';
  const answers: Awaited<ReturnType<typeof promote>>[] = [];
  const promote = (caller: Caller) => caller.data('promoteWaiting', { params });
  // The withdrawal is stored, and its call stands still before it promotes.
  const withdrawn = await raced([first, 'promoted'], withdraw, async () => {
    answers.push(...(await Promise.all([promote(manager), promote(admin)])));
  });
  expect(withdrawn).toMatchObject({ state: 'withdrawn' });
  expect([await stateOf(1), await stateOf(2)]).toEqual(['confirmed', 'waiting']);
  const inLine = answers.map((lists) =>
    lists.map(({ stuck, rows }) => [stuck, rows.map(({ entryId }) => entryId)]),
  );
  expect(inLine).toEqual([[[null, [entries[2]?.id]]], [[null, [entries[2]?.id]]]]);
  await mailsSent();
  const address = (await families[1]?.data('currentUser'))?.email ?? '';
  const opened = (await mailsTo(address)).filter(({ subject }) => /place/i.test(subject));
  expect(opened).toHaveLength(1);
});
