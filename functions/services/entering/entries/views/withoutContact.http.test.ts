import { expect, it } from 'vitest';
import { newCompetition, entryBody } from '../../../../../local/testing/competitions.ts';
import { logIn, newFamily, SIGNED_UP_PASSWORD } from '../../../../../local/testing/people.ts';
import { newToday } from '../../../../../local/testing/today.ts';

it('tells a family whose day has a schedule whom nobody can call', async () => {
  const { email } = await newToday([40]);
  const family = await logIn(email, SIGNED_UP_PASSWORD);
  const counts = async () =>
    (await family.data('listMyEntries', { query: {} })).map(({ withoutContact }) => withoutContact);
  expect(await counts()).toEqual([1, 1]);
  const [entry] = await family.data('listMyEntries', { query: {} });
  const entryId = entry?.id ?? '';
  const fullName = entry?.name ?? '';
  const give = (emergencyPhone: string | null) =>
    family.data('updateEmergency', {
      params: { entryId },
      body: { people: [{ fullName, emergencyContact: null, emergencyPhone, medicalNote: 'Asthma' }] },
    });
  await give(null);
  expect(await counts()).toEqual([1, 1]);
  await give('+1 555 0100');
  expect(await counts()).toEqual([0, 1]);
});

it('asks for nobody’s contact before there is a schedule', async () => {
  const staged = await newCompetition();
  const family = await newFamily();
  await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  const [entry] = await family.data('listMyEntries', { query: {} });
  expect(entry).toBeDefined();
  expect(entry).not.toHaveProperty('withoutContact');
});
