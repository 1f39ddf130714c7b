import { expect, it } from 'vitest';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';

const reason = 'The ice machine broke';

async function staged() {
  const admin = await demoAccount('superadmin');
  const one = await newCompetition();
  const params = {
    competitionId: one.competition.id,
    eventId: one.form.formats[0]?.events[0]?.id ?? '',
  };
  const cancel = () => admin.data('cancelEvent', { params, body: { reason } });
  const left = async () => (await admin.data('previewCancelEvent', { params })).entries;
  return { ...one, admin, cancel, left };
}

it('an entry given to another family while it leaves a cancelled event leaves it there', async () => {
  const one = await staged();
  const entry = await one.admin.data('submitIndividualEntryForFamily', {
    body: { ...entryBody(one, 1), familyEmail: null },
  });
  const params = { competitionId: one.competition.id, entryId: entry.id };
  // Only the change that takes it out of the event names the entry and the reason.
  await raced(
    [entry.id, reason],
    async () => {
      await one.cancel();
      // Sooner than the round that looks for entries of that moment, half a minute later.
      await expect.poll(one.left, { timeout: 20_000 }).toBe(0);
    },
    () => one.admin.data('giveEntryToFamily', { params, body: { email: `family-${entry.id}@example.org` } }),
  );
  const { state, cancelledEvents } = await one.admin.data('getEntryRecord', { params });
  expect([state, cancelledEvents?.map((event) => event.reason)]).toEqual(['withdrawn', [reason]]);
}, 60_000);

it('an entry submitted while its event is cancelled leaves it half a minute later', async () => {
  const one = await staged();
  const [family, entryName] = [await newFamily(), 'Ada Linden'];
  await (await newFamily()).data('submitIndividualEntry', { body: entryBody(one, 1) });
  const entry = await raced(
    [one.competition.id, entryName, 'submitted'],
    () => family.data('submitIndividualEntry', { body: entryBody(one, 1, entryName) }),
    async () => {
      await one.cancel();
      // The other one has left: the next round comes half a minute later.
      await expect.poll(one.left, { timeout: 20_000 }).toBe(0);
    },
  );
  expect([entry.state, await one.left()]).toEqual(['confirmed', 1]);
  await expect.poll(one.left, { timeout: 120_000 }).toBe(0);
  const [mine] = await family.data('listMyEntries');
  expect([mine?.state, mine?.totalPrice, mine?.cancelledEvents?.[0]?.reason]).toEqual([
    'withdrawn',
    0,
    reason,
  ]);
}, 150_000);
