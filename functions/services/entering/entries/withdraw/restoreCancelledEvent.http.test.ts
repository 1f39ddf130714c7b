import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { entryBody, newCompetition } from '../../../../../local/testing/competitions.ts';
import { mailsSent, mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';

it('restores nothing into an event that was cancelled after the withdrawal', async () => {
  const admin = await demoAccount('superadmin');
  const staged = await newCompetition();
  const family = await newFamily();
  const both = await family.data('submitIndividualEntry', { body: entryBody(staged, 2, 'Ada Vale') });
  const alone = await family.data('submitIndividualEntry', { body: entryBody(staged, 1, 'Bo Vale') });
  expect([both.totalPrice, alone.totalPrice]).toEqual([9_000, 5_900]);

  const { id: competitionId } = staged.competition;
  const params = { competitionId, accountId: (await family.data('currentUser')).id };
  const withdrawalId = randomUUID();
  await admin.data('withdrawAccountEntries', { params, body: { id: withdrawalId, reason: 'By mistake' } });
  const eventId = staged.form.formats[0]?.events[0]?.id ?? '';
  await admin.data('cancelEvent', {
    params: { competitionId, eventId },
    body: { reason: 'The ice machine broke' },
  });
  const { rows, left } = await admin.data('undoWithdrawAccountEntries', {
    params: { ...params, withdrawalId },
    body: {},
  });

  expect(left).toBe(0);
  expect(rows).toMatchObject([
    { name: 'Ada Vale', state: 'confirmed', totalPrice: 5_900, priceBefore: 9_000, cancelled: 1 },
    { name: 'Bo Vale', state: 'withdrawn', totalPrice: 0, cancelled: 0, refused: 'EventCancelled' },
  ]);
  const entryOf = (entryId: string) => family.data('getEntry', { params: { entryId } });
  expect(await entryOf(both.id)).toMatchObject({
    events: [{ level: 'Freestyle 2', price: 5_900 }],
    steps: { first: true, second: false },
    cancelledEvents: [{ level: 'Freestyle 1', reason: 'The ice machine broke', refund: 0, isLast: false }],
  });
  expect(await entryOf(alone.id)).toMatchObject({ state: 'withdrawn', totalPrice: 0 });
  const { email } = await family.data('myAccount');
  await mailsSent();
  const restored = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Entry restored'));
  expect(restored.map(({ text }) => text.includes('Reason: The ice machine broke'))).toEqual([true]);
  expect(await admin.data('competitionFigures', { params: { competitionId } })).toMatchObject({
    skaters: 1,
    eventsEntered: 1,
    charged: 5_900,
  });
});
