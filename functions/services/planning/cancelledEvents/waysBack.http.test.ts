import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../local/testing/entryChanges.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

it('a cancelled event takes no entry by import, change, organiser or waitlist', async () => {
  const admin = await demoAccount('superadmin');
  // One place in each event: the second entry waits for it.
  const staged = await newCompetition({}, 1);
  const [event] = staged.form.formats[0]?.events ?? [];
  if (!event) throw new Error('The form has events');
  const competition = { competitionId: staged.competition.id };
  const family = await newFamily();
  const placed = await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  const waiting = await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  expect([placed.state, waiting.state]).toEqual(['confirmed', 'waiting']);
  const second = entryBody(staged, 2).event.slice(1);
  const elsewhere = { ...entryBody(staged, 1), event: second };
  const other = await family.data('submitIndividualEntry', { body: elsewhere });

  const params = { ...competition, eventId: event.id };
  await admin.data('cancelEvent', { params, body: { reason: 'The ice machine broke' } });
  await expect
    .poll(() => admin.data('previewCancelEvent', { params }), { timeout: 20_000 })
    .toMatchObject({ entries: 0, waiting: 0 });

  // The place that came free promoted nobody.
  const states = (await family.data('listMyEntries')).map(({ id, state }) => [id, state]);
  expect(Object.fromEntries(states)).toEqual({
    [placed.id]: 'withdrawn',
    [waiting.id]: 'withdrawn',
    [other.id]: 'confirmed',
  });
  const lists = await admin.data('promoteWaiting', { params: competition });
  expect(lists.flatMap(({ rows }) => rows)).toEqual([]);

  const body = entryBody(staged, 1);
  const organiser = await admin.call('submitIndividualEntryForFamily', { body });
  const change = await family.call('updateEntry', {
    params: { entryId: other.id },
    body: changeOf(other, { ...elsewhere, event: [event.id, ...second] }, 9_000),
  });
  for (const refused of [organiser, change]) {
    expect(refused.status).toBe(400);
    expect(fieldCodes(refused).join()).toMatch(/event/);
  }
  const { fullName, gender, birthdate, country, homeIsiRink, isi, expDate, highestIsiTestLevel } = body;
  const skater = { fullName, gender, birthdate, country, homeIsiRink, isi, expDate, highestIsiTestLevel };
  const rows = [{ row: 2, entry: { ...skater, event: [event.id], familyEmail: null } }];
  const imported = await admin.data('importEntries', {
    params: competition,
    body: { dryRun: false, importId: randomUUID(), rows },
  });
  expect(imported.map(({ outcome }) => outcome)).toEqual(['wrong']);
}, 60_000);
