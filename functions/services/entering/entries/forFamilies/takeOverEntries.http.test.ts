import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { newMailedFamily } from '../../../../../local/testing/couples.ts';
import { dayAgo } from '../../../../../local/testing/days.ts';
import { matchBankRows } from '../../../../../shared/domain/money/bank/matchBankRows.ts';
import { mailedToken } from '../../../../../local/testing/outbox.ts';
import { raced } from '../../../../../local/testing/races.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import { newRinkBy } from '../../../../../local/testing/rinks.ts';

const newEmail = () => `paper-${randomUUID()}@families.test.example`;
const tokenFor = (email: string) => mailedToken(email, '/take-over');

let admin: Caller;
let staged: Staged;
let manager: Caller;
let coach: Caller;
let coachRink: string;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newCompetition();
  coachRink = (await newRinkBy(admin)).id;
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
  coach = (await newInvitedUser('HEAD_COACH', { rinkId: coachRink })).caller;
});

const recordOf = (entryId: string, caller = manager, { competition } = staged) =>
  caller.data('getEntryRecord', { params: { competitionId: competition.id, entryId } });

describe('taking over', () => {
  it('moves the entries into the account of the address, once, and shows the link no full name of a child', async () => {
    const email = newEmail();
    const body = { ...entryBody(staged, 3, `Mia ${randomUUID().slice(0, 6)} Winter`), familyEmail: email };
    const { id } = await manager.data('submitIndividualEntryForFamily', { body });
    const params = { token: await tokenFor(email) };
    const shown = await new Caller().data('getEntryHandover', { params });
    expect(shown).toMatchObject({ isTakenOver: false, entries: [{ name: 'Mia W.' }] });
    expect(JSON.stringify(shown)).not.toContain(body.birthdate);

    expect(shown.mailedTo).toBe('p•••@families.test.example');
    expect(JSON.stringify(shown)).not.toContain(email);

    const [winner, loser] = await Promise.all([newFamily(email), newFamily()]);
    // A person to whom the mail was forwarded has another address.
    const refused = await loser.call('takeOverEntries', { params });
    expect([refused.status, refused.problem.code]).toEqual([409, 'LinkForAnotherAddress']);
    const takeOver = () => winner.call('takeOverEntries', { params });
    const second = await raced([id, 'SET accountId = :account'], takeOver, async () => {
      expect((await takeOver()).status).toBe(200);
    });
    expect(second.status).toBe(200);
    expect((await takeOver()).status).toBe(200);
    expect(fieldCodes(await loser.call('takeOverEntries', { params }))).toEqual(['token AlreadyExist']);
    const own = await winner.data('getEntry', { params: { entryId: id } });
    expect(own).toMatchObject({ id, totalPrice: 11_500, state: 'confirmed' });
    expect((await loser.call('getEntry', { params: { entryId: id } })).status).toBe(404);
    const { family, history } = await recordOf(id);
    expect(family?.placeholder).toBe(null);
    expect(history.map(({ what }) => what)).toEqual(['takenOver', 'submitted']);
    // The skater is still in these events once, and the family can withdraw.
    expect(fieldCodes(await loser.call('submitIndividualEntry', { body }))).toEqual(['event AlreadyExist']);
    const change = { params: { entryId: id }, body: { version: own.version } };
    expect((await winner.call('withdrawEntry', change)).status).toBe(200);
    expect((await loser.call('submitIndividualEntry', { body })).status).toBe(201);
    expect((await new Caller().data('getEntryHandover', { params })).isTakenOver).toBe(true);
  });

  it('brings along an entry that waits, which gets its place there', async () => {
    const full = await newCompetition({}, 1);
    await (await newFamily()).data('submitIndividualEntry', { body: entryBody(full, 1) });
    const email = newEmail();
    const body = { ...entryBody(full, 1), familyEmail: email };
    const { id, state } = await admin.data('submitIndividualEntryForFamily', { body });
    expect(state).toBe('waiting');
    const family = await newFamily(email);
    await family.data('takeOverEntries', { params: { token: await tokenFor(email) } });
    const [first] = await admin
      .data('listSkaters', { params: { competitionId: full.competition.id } })
      .then((rows) => rows.filter((row) => row.id !== id));
    const entryId = first?.id ?? '';
    const version = first?.version ?? 0;
    const params = { competitionId: full.competition.id, entryId };
    await admin.data('withdrawEntryForFamily', { params, body: { version, reason: 'Ill' } });
    expect(await family.data('getEntry', { params: { entryId: id } })).toMatchObject({ state: 'confirmed' });
  });

  it('keeps the reference of the paper good: as the family’s own, or beside the one it has', async () => {
    const params = { competitionId: staged.competition.id };
    const enterOnPaper = async () => {
      const email = newEmail();
      const body = { ...entryBody(staged, 3, `Mia ${randomUUID().slice(0, 6)} Paper`), familyEmail: email };
      const { id } = await manager.data('submitIndividualEntryForFamily', { body });
      const reference = (await recordOf(id)).familyReference ?? '';
      return { id, email, reference, token: await tokenFor(email) };
    };
    const alone = await enterOnPaper();
    const newcomer = await newFamily(alone.email);
    await newcomer.data('takeOverEntries', { params: { token: alone.token } });
    expect((await newcomer.data('getFamilyBalance', { params })).reference).toBe(alone.reference);

    const second = await enterOnPaper();
    const family = await newFamily(second.email);
    const first = await family.data('submitIndividualEntry', { body: entryBody(staged, 3) });
    const own = (await family.data('getFamilyBalance', { params })).reference;
    expect(second.reference).not.toBe(own);
    await family.data('takeOverEntries', { params: { token: second.token } });
    await family.data('takeOverEntries', { params: { token: second.token } });
    expect((await family.data('getFamilyBalance', { params })).reference).toBe(own);
    const ledger = await manager.data('listLedger', { params, query: { kind: 'individual' } });
    const row = {
      receivedOn: dayAgo(1),
      amount: 23_000,
      currency: 'USD',
      payer: null,
      text: `from the paper: ${second.reference}`,
      bankId: null,
      repeat: 0,
    };
    const days = { earliest: dayAgo(30), latest: dayAgo(0) };
    const [match] = matchBankRows({ rows: [row], entries: ledger, currency: 'USD', known: new Set(), days });
    expect(match).toMatchObject({ outcome: 'matched', family: second.reference });
    expect(match?.shares).toEqual([
      { entryId: second.id, amount: 11_500 },
      { entryId: first.id, amount: 11_500 },
    ]);
    const row2 = (await manager.data('listSkaters', { params })).find(({ id }) => id === second.id);
    expect(row2?.earlierFamilyReferences).toEqual([second.reference]);
  });

  it('is for a confirmed address: a link that was forwarded proves none', async () => {
    const { email, caller } = await newMailedFamily();
    await manager.data('submitIndividualEntryForFamily', {
      body: { ...entryBody(staged, 1), familyEmail: email },
    });
    const link = { params: { token: await tokenFor(email) } };
    const early = await caller.call('takeOverEntries', link);
    expect([early.status, early.problem.code]).toEqual([409, 'EmailNotConfirmed']);
    expect((await caller.data('myAccount', {})).emailVerified).toBe(false);
    const token = await mailedToken(email, '/signup-success');
    await new Caller().data('verifyEmail', { body: { token } });
    expect((await caller.data('takeOverEntries', link)).entries).toHaveLength(1);
  });

  it('is decided by the address at that moment, not by the one that was read', async () => {
    const email = newEmail();
    const { id } = await manager.data('submitIndividualEntryForFamily', {
      body: { ...entryBody(staged, 1), familyEmail: email },
    });
    const family = await newFamily(email);
    const link = { params: { token: await tokenFor(email) } };
    const reply = await raced(
      ['takenBy = :account OR'],
      () => family.call('takeOverEntries', link),
      () => family.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } }),
    );
    expect([reply.status, reply.problem.code]).toEqual([409, 'LinkForAnotherAddress']);
    expect((await recordOf(id)).family?.placeholder).not.toBe(null);
  });

  it('also gets an entry that is being made for the family at that moment', async () => {
    const email = newEmail();
    const enter = () =>
      manager.data('submitIndividualEntryForFamily', {
        body: { ...entryBody(staged, 1), familyEmail: email },
      });
    await enter();
    const family = await newFamily(email);
    const link = { params: { token: await tokenFor(email) } };
    const entry = await raced([staged.competition.id, 'takenBy = :unsent'], enter, () =>
      family.data('takeOverEntries', link),
    );
    expect(await family.data('getEntry', { params: { entryId: entry.id } })).toEqual(entry);
    expect((await recordOf(entry.id)).family?.placeholder).toBe(null);
  });

  it('brings the name for publication along that the family has confirmed for the person', async () => {
    const email = newEmail();
    const family = await newFamily(email);
    const elsewhere = await newCompetition();
    const own = {
      ...entryBody(elsewhere, 1, `Kim Seo Yeon ${randomUUID().slice(0, 4)}`),
      givenName: 'Seo Yeon',
    };
    await family.data('submitIndividualEntry', { body: own });
    const { id } = await manager.data('submitIndividualEntryForFamily', {
      body: {
        ...own,
        competitionId: staged.competition.id,
        formId: staged.form.id,
        event: entryBody(staged, 1).event,
        givenName: undefined,
        familyEmail: email,
      },
    });
    const nameOf = async () => {
      const params = { competitionId: staged.competition.id };
      const rows = await manager.data('listSkaters', { params, query: { search: own.fullName } });
      return rows.find((row) => row.id === id)?.givenNames;
    };
    expect(await nameOf()).not.toEqual(['Seo Yeon']);
    await family.data('takeOverEntries', { params: { token: await tokenFor(email) } });
    expect(await nameOf()).toEqual(['Seo Yeon']);
  });

  it('is found in the organiser’s list until it has happened, and never in a coach’s', async () => {
    const params = { competitionId: staged.competition.id };
    const email = newEmail();
    const body = { ...entryBody(staged, 1), homeIsiRink: coachRink, familyEmail: email };
    const { id } = await manager.data('submitIndividualEntryForFamily', { body });
    const awaits = async (caller: Caller) =>
      (await caller.data('listSkaters', { params, query: { search: body.fullName } })).find(
        (row) => row.id === id,
      )?.awaitsFamily;
    expect([await awaits(manager), await awaits(coach)]).toEqual([true, false]);
    await (await newFamily(email)).data('takeOverEntries', { params: { token: await tokenFor(email) } });
    expect(await awaits(manager)).toBe(false);
  });

  it('is no more than a dead link for a wrong token', async () => {
    const params = { token: 'none' };
    expect((await new Caller().call('getEntryHandover', { params })).status).toBe(404);
    expect((await (await newFamily()).call('takeOverEntries', { params })).status).toBe(404);
    expect((await manager.call('takeOverEntries', { params })).status).toBe(403);
  });
});

describe('a reference', () => {
  it('goes along to the right address, and is no longer the wrong one’s', async () => {
    const [wrong, right] = [newEmail(), newEmail()];
    const enterFor = (familyEmail: string) =>
      manager.data('submitIndividualEntryForFamily', { body: { ...entryBody(staged, 1), familyEmail } });
    const referenceOf = async ({ id }: { readonly id: string }) => (await recordOf(id)).familyReference;
    const first = await enterFor(wrong);
    const onPaper = await referenceOf(first);
    const params = { competitionId: staged.competition.id, entryId: first.id };
    await manager.data('giveEntryToFamily', { params, body: { email: right } });
    const second = await enterFor(wrong);
    expect(await referenceOf(first)).toBe(onPaper);
    expect(await referenceOf(second)).not.toBe(onPaper);
  });
});
