import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { currentTime } from '../../../../local/clock.ts';
import { entryBody, formBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, logIn, newFamily } from '../../../../local/testing/people.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { LARGE_PAGE } from '../../../../shared/contract/entering/entries/largePage.ts';

const password = 'a password of ours';
const skater = {
  id: 'first',
  fullName: 'Ada Frost',
  gender: 'Female',
  birthdate: '2015-03-01',
  country: 'Canada',
  homeIsiRink: 'Pond behind the school',
  isi: '123',
  levels: [{ ladder: 'Freestyle', level: 'Freestyle 4' }],
};

describe('my account', () => {
  it('keeps name, addresses for notices and the family’s skaters', async () => {
    const family = await newFamily();
    const { version } = await family.data('myAccount');
    const body = { name: 'Sam', notices: ['Other@test.example'], skaters: [skater], version };
    const saved = await family.data('updateMyAccount', { body });
    expect(saved).toMatchObject({
      name: 'Sam',
      notices: ['other@test.example'],
      skaters: [{ ...skater, expDate: null }],
      version: version + 1,
    });
    expect(await family.data('myAccount')).toEqual(saved);
    const stale = await family.call('updateMyAccount', { body });
    expect([stale.status, stale.problem.code]).toEqual([409, 'VersionConflict']);
  });

  it('is not written over by a version that is still to come', async () => {
    const family = await newFamily();
    const { version } = await family.data('myAccount');
    const reply = await family.call('updateMyAccount', { body: { name: 'Sam', version: version + 1 } });
    expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
  });

  it('knows each skater by an id of its own', async () => {
    const family = await newFamily();
    const reply = await family.call('updateMyAccount', {
      body: { name: 'Sam', skaters: [skater, skater], version: 1 },
    });
    expect(fieldCodes(reply)).toEqual(['skaters.1.id AlreadyExist']);
  });

  it('names what is wrong with a skater by its place', async () => {
    const family = await newFamily();
    const body = {
      name: '',
      skaters: [skater, { ...skater, birthdate: '2999-01-01', gender: '' }],
      version: 1,
    };
    expect(fieldCodes(await family.call('updateMyAccount', { body }))).toEqual([
      'name NotNull',
      'skaters.1.gender NotNull',
      'skaters.1.birthdate MustValid',
    ]);
  });
});

describe('sessions', () => {
  it('are listed, and all end at once', async () => {
    const first = await newFamily();
    const { email } = await first.data('currentUser');
    const second = await logIn(email, password);
    const sessions = await second.data('listMySessions');
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    await second.data('logOutEverywhere');
    for (const caller of [first, second]) expect((await caller.call('currentUser')).status).toBe(401);
  });

  it('end one by one: the one that is named, and no other', async () => {
    const first = await newFamily();
    const { email } = await first.data('currentUser');
    const second = new Caller();
    // The distribution tells the country; whoever logs in cannot.
    const headers = { 'cloudfront-viewer-country': 'CA' };
    await second.data('logIn', { body: { email, password }, headers });
    const sessions = await second.data('listMySessions');
    expect(sessions.map(({ country }) => country)).toEqual([null, null]);
    const other = sessions.find(({ current }) => !current);
    const params = { sessionId: other?.id ?? '' };
    const stranger = await (await newFamily()).call('endMySession', { params });
    expect([stranger.status, stranger.problem.code]).toEqual([404, 'NotFound']);
    const replies = await Promise.all([1, 2].map(() => second.call('endMySession', { params })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await first.call('currentUser')).status).toBe(401);
    expect((await second.call('currentUser')).status).toBe(200);
  });

  it('end all but the one that asks', async () => {
    const first = await newFamily();
    const { email } = await first.data('currentUser');
    const [second, third] = [await logIn(email, password), await logIn(email, password)];
    await third.data('endOtherSessions');
    for (const ended of [first, second]) expect((await ended.call('currentUser')).status).toBe(401);
    expect(await third.data('listMySessions')).toMatchObject([{ current: true }]);
  });

  it('end when the same browser logs in again', async () => {
    const browser = await newFamily();
    const { email } = await browser.data('currentUser');
    const before = new Caller();
    before.cookie = browser.cookie;
    await browser.data('logIn', { body: { email, password } });
    expect(browser.cookie).not.toBe(before.cookie);
    expect((await before.call('currentUser')).status).toBe(401);
    expect(await browser.data('listMySessions')).toMatchObject([{ current: true }]);
  });

  it('end with a new password, but for the one that set it', async () => {
    const first = await newFamily();
    const { email } = await first.data('currentUser');
    const second = await logIn(email, password);
    const wrong = await second.call('changePassword', {
      body: { currentPassword: 'not it', password: 'brand new words' },
    });
    expect(fieldCodes(wrong)).toEqual(['currentPassword MustCorrect']);
    await second.data('changePassword', { body: { currentPassword: password, password: 'brand new words' } });
    expect((await first.call('currentUser')).status).toBe(401);
    expect((await second.call('currentUser')).status).toBe(200);
    await logIn(email, 'brand new words');
  });
});

describe('my data', () => {
  it('are all there to take along', async () => {
    const family = await newFamily();
    const staged = await newCompetition();
    const message = {
      emergencyContact: 'Kim Winter',
      emergencyPhone: '+852 5550 0000',
      medicalNote: 'Asthma',
    };
    const body = { ...entryBody(staged), ...message };
    const entry = await family.data('submitIndividualEntry', { body });
    const { email } = await family.data('currentUser');
    const again = await logIn(email, password);
    const data: Record<string, unknown> = await again.data('downloadMyData');
    expect(data).toMatchObject({
      account: { name: 'Robin Winter' },
      entries: [{ id: entry.id, emergency: [{ fullName: body.fullName, ...message }] }],
      audit: [{ event: 'signedUp' }, { event: 'emailVerified' }, { event: 'loggedIn' }],
    });
    expect(JSON.stringify(data)).not.toContain('scrypt');
  });

  it('are deleted with the account: entries withdrawn and nameless, places free, the address free again', async () => {
    const family = await newFamily();
    const { email } = await family.data('currentUser');
    const staged = await newCompetition({}, 1);
    const body = entryBody(staged, 2);
    await family.data('submitIndividualEntry', { body });
    const refused = await family.call('deleteMyAccount', { body: { currentPassword: 'not it' } });
    expect(fieldCodes(refused)).toEqual(['currentPassword MustCorrect']);
    await family.data('deleteMyAccount', { body: { currentPassword: password } });
    expect((await family.call('currentUser')).status).toBe(401);

    const admin = await demoAccount('superadmin');
    const params = { competitionId: staged.competition.id };
    const [row] = await admin.data('listSkaters', { params });
    expect(row).toMatchObject({
      fullName: 'Deleted account',
      state: 'withdrawn',
      birthdate: '',
      totalPrice: 0,
    });
    // No payment was recorded, so no family owes anything.
    expect(await admin.data('competitionFigures', { params })).toMatchObject({
      skaters: 0,
      eventsEntered: 0,
      charged: 0,
    });
    await new Caller().data('signUp', { body: { name: 'Robin', email, password } });
    const other = await newFamily();
    const again = await other.call('submitIndividualEntry', { body: { ...body, fullName: body.fullName } });
    expect(again.status).toBe(201);
  });

  it('leave in the books what the refund policy keeps of what was paid', async () => {
    const family = await newFamily();
    const until = new Date(currentTime().getTime() + 5 * 86_400_000).toISOString();
    const staged = await newCompetition({ refunds: [{ until, percent: 60 }] });
    const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 2) });
    const admin = await demoAccount('superadmin');
    const params = { competitionId: staged.competition.id, entryId: entry.id };
    const payment = { method: 'cash', amount: 4_000, receivedOn: dayAgo(2) };
    await admin.data('recordPayment', { params, body: payment });
    await family.data('deleteMyAccount', { body: { currentPassword: password } });
    const { entry: account } = await admin.data('listPayments', { params });
    expect(account).toMatchObject({ totalPrice: 1_600, paid: 4_000, balance: -2_400 });
  });

  it.each([
    [false, 5_310],
    [true, 3_540],
  ])('leave there the late fee by the policy (refunded: %s)', async (lateFee, totalPrice) => {
    const family = await newFamily();
    const [from, until] = [-2, 5].map((days) =>
      new Date(currentTime().getTime() + days * 86_400_000).toISOString(),
    );
    const staged = await newCompetition({ refunds: [{ until: until ?? '', percent: 60, lateFee }] }, null, {
      ...formBody(),
      lateFees: [{ from: from ?? '', kind: 'percent', value: 50 }],
    });
    const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const admin = await demoAccount('superadmin');
    const params = { competitionId: staged.competition.id, entryId: entry.id };
    const payment = { method: 'cash', amount: 8_850, receivedOn: dayAgo(2) };
    await admin.data('recordPayment', { params, body: payment });
    await family.data('deleteMyAccount', { body: { currentPassword: password } });
    const { entry: account } = await admin.data('listPayments', { params });
    expect(account).toMatchObject({ totalPrice, paid: 8_850, balance: totalPrice - 8_850 });
  });

  it('leave no name in what was done to an entry, in its money and in its receipts', async () => {
    const family = await newFamily();
    const staged = await newCompetition();
    const body = { ...entryBody(staged, 2, 'Wrongspelt Lake'), waiting: 'join' };
    const entry = await family.data('submitIndividualEntry', { body });
    const admin = await demoAccount('superadmin');
    const params = { competitionId: staged.competition.id, entryId: entry.id };
    const corrected = { ...body, fullName: 'Rightspelt Lake', kind: 'individual', version: entry.version };
    const reason = 'Lake is spelt so';
    await admin.data('updateEntryForFamily', { params, body: { ...corrected, reason } });
    await admin.data('recordPayment', {
      params,
      body: { method: 'cash', amount: 100, receivedOn: dayAgo(2) },
    });
    await family.data('deleteMyAccount', { body: { currentPassword: password } });

    const record = await admin.data('getEntryRecord', { params });
    const receipts = await admin.data('getEntryReceipt', { params });
    const account = await admin.data('listPayments', { params });
    expect(JSON.stringify([record, receipts, account])).not.toMatch(/spelt|Lake|Robin Winter/);
    expect(record.history.map(({ what }) => what)).toEqual(['forgotten', 'payment', 'changed', 'submitted']);
    expect(account).toMatchObject({ entry: { paid: 100 }, payments: [{ amount: 100 }] });
  });

  it('go at one click, where one entry waits for the place of another, which goes to another family', async () => {
    const [family, other] = [await newFamily(), await newFamily()];
    const staged = await newCompetition({}, 1);
    for (const account of [family, family, other])
      await account.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    await family.data('deleteMyAccount', { body: { currentPassword: password } });
    const [entry] = await other.data('listMyEntries', { query: { kind: 'individual' } });
    expect(entry).toMatchObject({ state: 'confirmed' });
    const admin = await demoAccount('superadmin');
    const rows = await admin.data('listSkaters', { params: { competitionId: staged.competition.id } });
    expect(rows.map(({ state }) => state).sort()).toEqual(['confirmed', 'withdrawn', 'withdrawn']);
  });

  it('take along what another window enters in the same moment', async () => {
    const family = await newFamily();
    const staged = await newCompetition();
    const submit = () => family.call('submitIndividualEntry', { body: entryBody(staged, 1) });
    await submit();
    const deleting = family.data('deleteMyAccount', { body: { currentPassword: password } });
    const replies = [];
    for (let last = 201; last === 201 && replies.length < 100;) {
      const reply = await submit();
      last = reply.status;
      replies.push(reply);
    }
    await deleting;
    expect(replies.at(-1)?.status).toBe(401);
    const admin = await demoAccount('superadmin');
    const query = { size: LARGE_PAGE } as const;
    const rows = await admin.data('listSkaters', { params: { competitionId: staged.competition.id }, query });
    // The last one is refused before it is stored, or after: then it is taken back.
    expect([replies.length, replies.length + 1]).toContain(rows.length);
    expect(new Set(rows.map(({ fullName }) => fullName))).toEqual(new Set(['Deleted account']));
  });
});
