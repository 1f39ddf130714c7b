import { describe, expect, it } from 'vitest';
import { newCompetition, entryBody } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { RETENTION } from '../../../../shared/domain/core/retention/retention.ts';
import { PLACE_IN_FILE } from './placeInFile.ts';

/** A family with an entry, a contact, a payment that an organiser recorded, and a change that the organiser made. */
async function familyWithEntry() {
  const family = await newFamily();
  const staged = await newCompetition();
  const contact = { emergencyContact: 'Kim Winter', emergencyPhone: '+852 5550 0000', medicalNote: 'Asthma' };
  const entry = await family.data('submitIndividualEntry', { body: { ...entryBody(staged), ...contact } });
  const admin = await demoAccount('superadmin');
  const { id: adminId, name: adminName } = await admin.data('currentUser');
  const payment = { method: 'cash', amount: 4_000, receivedOn: dayAgo(1) };
  const params = { competitionId: staged.competition.id, entryId: entry.id };
  await admin.data('recordPayment', { params, body: payment });
  const { id } = await family.data('currentUser');
  return { family, admin, adminId, adminName, id, entry };
}

/** What stands at a path of the file; undefined for nothing. */
const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => (found as Record<string, unknown> | null)?.[name], data);

describe('the file of a person', () => {
  it('has each kind of data that the retention table names, or a reason why not', async () => {
    expect(Object.keys(PLACE_IN_FILE).toSorted()).toEqual(RETENTION.map(({ id }) => id).toSorted());
    const { family } = await familyWithEntry();
    const data: unknown = await family.data('downloadMyData');
    const places = Object.values(PLACE_IN_FILE).filter((place) => typeof place === 'string');
    expect(places.filter((place) => at(data, place) === undefined)).toEqual([]);
  });

  it('has what was entered, paid, mailed and changed', async () => {
    const { family, entry } = await familyWithEntry();
    expect(await family.data('downloadMyData')).toMatchObject({
      entries: [
        {
          id: entry.id,
          emergency: [{ emergencyContact: 'Kim Winter', medicalNote: 'Asthma' }],
          history: [
            { what: 'payment', by: 'other' },
            { what: 'submitted', by: 'owner' },
          ],
          payments: [{ amount: 4_000, takenBy: 'other' }],
        },
      ],
      receipts: [{ number: 1, issuedBy: 'other' }],
      calendarFeeds: [],
      members: [],
      judging: [],
    });
  });

  it('names nobody who acted on the entry, and holds nothing to log in with', async () => {
    const { family, adminId, adminName } = await familyWithEntry();
    const text = JSON.stringify(await family.data('downloadMyData'));
    for (const secret of [adminId, adminName, 'scrypt', 'passwordHash', 'tokenHash'])
      expect(text).not.toContain(secret);
  });
});

describe('a person’s file for a super administrator', () => {
  const body = { reason: 'Asked by email' };

  it('is the person’s own, and records who took it and why', async () => {
    const { family, admin, id, entry } = await familyWithEntry();
    const data: Record<string, unknown> = await admin.data('downloadUserData', {
      params: { userId: id },
      body,
    });
    expect(data).toMatchObject({ account: { id }, entries: [{ id: entry.id }] });
    const mine: Record<string, unknown> = await family.data('downloadMyData');
    expect(mine['audit']).toContainEqual(
      expect.objectContaining({
        event: 'dataDownloaded',
        by: 'other',
        details: { reason: 'Asked by email' },
      }),
    );
  });

  it('needs a reason, and an account', async () => {
    const admin = await demoAccount('superadmin');
    const { id } = await (await newFamily()).data('currentUser');
    const without = await admin.call('downloadUserData', { params: { userId: id }, body: {} });
    expect(without.status).toBe(400);
    const unknown = await admin.call('downloadUserData', { params: { userId: 'nobody' }, body });
    expect(unknown.status).toBe(404);
  });

  it('is for no other role', async () => {
    const family = await newFamily();
    const { id } = await family.data('currentUser');
    const { competition } = await newCompetition();
    const manager = await newInvitedUser('MANAGER', { competitionId: competition.id });
    const coach = await demoAccount('headcoach');
    for (const caller of [family, manager.caller, coach])
      expect((await caller.call('downloadUserData', { params: { userId: id }, body })).status).toBe(403);
  });
});
