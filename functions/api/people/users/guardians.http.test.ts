import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { mailedToken, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, logIn, newFamily, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';

let staged: Staged;
beforeAll(async () => {
  staged = await newCompetition();
});

const address = () => `guardian-${randomUUID()}@test.example`;
const tokenTo = (email: string) => mailedToken(email, '/guardian');
const invite = (family: Caller, email: string) => family.call('inviteGuardian', { body: { email } });
const accept = (by: Caller, token: string) => by.call('acceptGuardianInvitation', { params: { token } });
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const enter = (by: Caller, body = entryBody(staged)) => by.data('submitIndividualEntry', { body });
const entriesOf = async (by: Caller) =>
  (await by.data('listMyEntries', { query: { kind: 'individual' } })).map(({ id }) => id);

interface TwoGuardians {
  readonly first: Caller;
  readonly firstEmail: string;
  readonly second: Caller;
  readonly secondEmail: string;
}

async function twoGuardians(): Promise<TwoGuardians> {
  const [firstEmail, secondEmail] = [address(), address()];
  const [first, second] = [await newFamily(firstEmail), await newFamily(secondEmail)];
  await invite(first, secondEmail);
  expect((await accept(second, await tokenTo(secondEmail))).status).toBe(200);
  return { first, firstEmail, second, secondEmail };
}

async function remove(first: Caller) {
  const [guardian] = (await first.data('myAccount')).guardians;
  return first.call('removeGuardian', { params: { guardianId: guardian?.id ?? '' } });
}

describe('a second guardian', () => {
  it('sees and does the same as the first, and both get the emails', async () => {
    const { first, firstEmail, second, secondEmail } = await twoGuardians();
    const body = entryBody(staged);
    const { id } = await enter(first, body);
    const other = await enter(second);
    expect(await entriesOf(second)).toEqual(expect.arrayContaining([id, other.id]));
    expect(await entriesOf(first)).toEqual(expect.arrayContaining([id, other.id]));
    const { version } = await second.data('getEntry', { params: { entryId: id } });
    await second.data('withdrawEntry', { params: { entryId: id }, body: { version } });
    for (const email of [firstEmail, secondEmail])
      expect(await subjectsTo(email)).toContain(
        `Entry withdrawn: ${body.fullName}, ${staged.competition.name}`,
      );
    const params = { competitionId: staged.competition.id };
    expect(await second.data('getFamilyBalance', { params })).toEqual(
      await first.data('getFamilyBalance', { params }),
    );
    const { changes } = await first.data('getEntryHistory', { params: { entryId: id } });
    expect(changes.map(({ by }) => by)).toEqual(['family', 'family']);
  });

  it('shares the skaters, and an edit of an outdated list is refused', async () => {
    const { first, second } = await twoGuardians();
    const skater = {
      id: randomUUID(),
      fullName: 'Ida Lake',
      gender: 'Female',
      birthdate: '2014-02-02',
      country: 'Canada',
      homeIsiRink: 'Harbour Ice',
    } as const;
    const read = await second.data('myAccount');
    const saved = await second.data('updateMyAccount', {
      body: { name: read.name, notices: [], skaters: [skater], version: read.version },
    });
    expect(saved.skaters.map(({ fullName }) => fullName)).toEqual(['Ida Lake']);
    const own = await first.data('myAccount');
    expect(own.skaters.map(({ fullName }) => fullName)).toEqual(['Ida Lake']);
    const body = { name: 'Robin Winter', notices: [], skaters: [] };
    await first.data('updateMyAccount', { body: { ...body, version: own.version } });
    const late = await second.call('updateMyAccount', { body: { ...body, version: saved.version } });
    expect([late.status, late.problem.code]).toEqual([409, 'VersionConflict']);
    expect((await second.data('myAccount')).skaters).toEqual([]);
  });

  it('cannot change the family: no invitation, no removal, and a deleted account takes nothing with it', async () => {
    const { first, second, secondEmail } = await twoGuardians();
    const { id } = await enter(first);
    const [guardian] = (await first.data('myAccount')).guardians;
    expect((await invite(second, address())).status).toBe(403);
    const params = { guardianId: guardian?.id ?? '' };
    expect((await second.call('removeGuardian', { params })).status).toBe(404);
    await second.data('deleteMyAccount', { body: { currentPassword: SIGNED_UP_PASSWORD } });
    expect(await entriesOf(first)).toEqual([id]);
    expect((await first.data('myAccount')).guardians).toEqual([]);
    const before = (await subjectsTo(secondEmail)).length;
    await enter(first);
    expect(await subjectsTo(secondEmail)).toHaveLength(before);
  });

  it('is removed at once, with sessions, calendar and emails', async () => {
    const { first, second, secondEmail } = await twoGuardians();
    const { id, version } = await enter(first);
    const feed = await second.data('createCalendarFeed', { body: { kind: 'family' } });
    const token = new URL(feed.url).pathname.split('/').at(-2) ?? '';
    const read = () => new Caller().call('getCalendarFeed', { params: { token } });
    expect((await read()).status).toBe(200);
    expect((await remove(first)).answer.data.guardians).toEqual([]);
    expect((await second.call('getEntry', { params: { entryId: id } })).status).toBe(401);
    expect((await read()).status).toBe(404);
    const again = await logIn(secondEmail, SIGNED_UP_PASSWORD);
    expect(await entriesOf(again)).toEqual([]);
    const params = { entryId: id };
    expect((await again.call('withdrawEntry', { params, body: { version } })).status).toBe(404);
    expect((await again.data('myAccount')).guardianOf).toBeNull();
    expect(await subjectsTo(secondEmail)).toContain('You no longer look after a family’s entries');
  });

  it('leaves, is logged out, and begins a family of their own', async () => {
    const { first, firstEmail, second, secondEmail } = await twoGuardians();
    await second.data('leaveFamily');
    expect((await second.call('myAccount')).status).toBe(401);
    const again = await logIn(secondEmail, SIGNED_UP_PASSWORD);
    expect((await again.call('leaveFamily')).status).toBe(404);
    const { id } = await enter(again);
    expect(await entriesOf(again)).toEqual([id]);
    expect(await entriesOf(first)).toEqual([]);
    expect(await subjectsTo(firstEmail)).toContain('A second guardian has left your family');
  });

  it('is let go when the family deletes its account', async () => {
    const { first, second, secondEmail } = await twoGuardians();
    await first.data('deleteMyAccount', { body: { currentPassword: SIGNED_UP_PASSWORD } });
    expect((await second.call('myAccount')).status).toBe(401);
    const again = await logIn(secondEmail, SIGNED_UP_PASSWORD);
    const { id } = await enter(again);
    expect(await entriesOf(again)).toEqual([id]);
  });

  it('is let go when the federation deactivates the family’s account', async () => {
    const { first, second, secondEmail } = await twoGuardians();
    const { id } = await enter(first);
    const admin = await demoAccount('superadmin');
    const { id: userId, name, version } = await first.data('myAccount');
    const body = { name, role: 'SKATER', rinkId: null, competitionId: null, active: false, version } as const;
    await admin.data('updateUser', { params: { userId }, body });
    expect((await second.call('getEntry', { params: { entryId: id } })).status).toBe(401);
    const again = await logIn(secondEmail, SIGNED_UP_PASSWORD);
    expect((await again.call('getEntry', { params: { entryId: id } })).status).toBe(404);
    expect(await entriesOf(again)).toEqual([]);
  });

  it('stands for the family where an organiser enters by their address', async () => {
    const { first, second, secondEmail } = await twoGuardians();
    await enter(second);
    const admin = await demoAccount('superadmin');
    const body = { ...entryBody(staged), familyEmail: secondEmail };
    const { id } = await admin.data('submitIndividualEntryForFamily', { body });
    expect(await entriesOf(first)).toContain(id);
  });
});

describe('an invitation', () => {
  it('is for the account of its address, once', async () => {
    const [first, email] = [await newFamily(), address()];
    await invite(first, email);
    const token = await tokenTo(email);
    const shown = await new Caller().data('getGuardianInvitation', { params: { token } });
    expect(shown).toMatchObject({ invitedBy: 'Robin Winter', mailedTo: 'g•••@test.example' });
    expect((await accept(new Caller(), token)).status).toBe(401);
    expect((await accept(await demoAccount('headcoach'), token)).status).toBe(403);
    const stranger = await accept(await newFamily(), token);
    expect([stranger.status, stranger.problem.code]).toEqual([409, 'LinkForAnotherAddress']);
    const second = await newFamily(email);
    const both = await Promise.all([accept(second, token), accept(second, token)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)[0]).toBe(200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await accept(second, token)).status).toBe(404);
    expect((await first.data('myAccount')).guardians).toMatchObject([{ email, name: 'Robin Winter' }]);
  });

  it('is made by a confirmed address alone, and confirms the one that it came to', async () => {
    const [email, own] = [address(), address()];
    const unproven = new Caller();
    const body = { name: 'Robin Winter', email: own, password: SIGNED_UP_PASSWORD };
    await unproven.data('signUp', { body });
    const refused = await invite(unproven, email);
    expect([refused.status, refused.problem.code]).toEqual([409, 'EmailNotConfirmed']);
    await invite(await newFamily(), own);
    expect((await accept(unproven, await tokenTo(own))).status).toBe(200);
    expect(await unproven.data('myAccount')).toMatchObject({
      emailVerified: true,
      guardianOf: 'Robin Winter',
    });
  });

  it('is refused by an account with entries of its own', async () => {
    const email = address();
    const other = await newFamily(email);
    await enter(other);
    await invite(await newFamily(), email);
    const refused = await accept(other, await tokenTo(email));
    expect([refused.status, refused.problem.code]).toEqual([409, 'OwnFamily']);
  });

  it('ends when it is taken back, and with a new password of the family', async () => {
    const [own, email] = [address(), address()];
    const first = await newFamily(own);
    await invite(first, email);
    const token = await tokenTo(email);
    await remove(first);
    const see = () => new Caller().call('getGuardianInvitation', { params: { token } });
    expect((await see()).status).toBe(404);
    await invite(first, email);
    const second = await tokenTo(email);
    const password = { currentPassword: SIGNED_UP_PASSWORD, password: 'another one of ours' };
    await first.data('changePassword', { body: password });
    const params = { token: second };
    expect((await new Caller().call('getGuardianInvitation', { params })).status).toBe(404);
  });

  it('goes to three others at most, never to oneself or twice to one who has joined', async () => {
    const { first, firstEmail, secondEmail } = await twoGuardians();
    expect(fieldCodes(await invite(first, firstEmail))).toEqual(['email MustValid']);
    expect(fieldCodes(await invite(first, secondEmail))).toEqual(['email AlreadyExist']);
    const third = address();
    expect((await invite(first, third)).status).toBe(200);
    expect((await invite(first, third)).answer.data.guardians).toHaveLength(2);
    await invite(first, address());
    expect(fieldCodes(await invite(first, address()))).toEqual(['email MustEnabled']);
  });
});
