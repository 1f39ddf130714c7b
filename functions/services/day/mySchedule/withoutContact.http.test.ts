import { expect, it } from 'vitest';
import { logIn, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import { newToday } from '../../../../local/testing/today.ts';

it('names a family’s entries of the day for which nobody could be called, until somebody can', async () => {
  const { params, email } = await newToday([20]);
  const family = await logIn(email, SIGNED_UP_PASSWORD);
  const read = async () => await family.data('getMySchedule', { params });
  const { appointments, withoutContact } = await read();
  const entries = [
    ...new Map(appointments.map(({ entryId, name }) => [entryId, { entryId, name }])).values(),
  ];
  expect(withoutContact).toHaveLength(entries.length);
  expect(withoutContact).toEqual(expect.arrayContaining(entries));
  const [first] = withoutContact;
  if (!first) throw new Error('Nobody skates');
  const own = { params: { entryId: first.entryId } };
  const { people } = await family.data('getEmergency', own);
  const called = people.map(({ fullName, birthdate }) => ({
    fullName,
    birthdate,
    emergencyContact: 'Aunt Jo',
    emergencyPhone: '+1 555 010 0199',
  }));
  await family.data('updateEmergency', { ...own, body: { people: called } });
  expect((await read()).withoutContact).toEqual(withoutContact.slice(1));
});
