import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { newMailedFamily } from '../../../../local/testing/couples.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { matchBankRows } from '../../../../shared/domain/bank/matchBankRows.ts';
import { mailedToken } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { newRinkBy } from '../../../../local/testing/rinks.ts';

const newEmail = () => `paper-${randomUUID()}@families.test.example`;
const tokenFor = (email: string) => mailedToken(email, '/take-over');

let admin: Caller;
let staged: Staged;
let manager: Caller;
let coach: Caller;
let ownRink: string;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newCompetition();
  ownRink = (await newRinkBy(admin)).id;
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
  coach = (await newInvitedUser('HEAD_COACH', { rinkId: ownRink })).caller;
});

const recordOf = (entryId: string, caller = manager, { competition } = staged) =>
  caller.data('getEntryRecord', { params: { competitionId: competition.id, entryId } });

describe('taking over', () => {
  it('moves the entries into the account, once, and shows the link no full name of a child', async () => {
    const email = newEmail();
    const body = { ...entryBody(staged, 3, `Mia ${randomUUID().slice(0, 6)} Winter`), familyEmail: email };
    const { id } = await manager.data('submitIndividualEntryForFamily', { body });
    const params = { token: await tokenFor(email) };
    const shown = await new Caller().data('getEntryHandover', { params });
    expect(shown).toMatchObject({ isTakenOver: false, entries: [{ name: 'Mia W.' }] });
    expect(JSON.stringify(shown)).not.toContain(body.birthdate);

    const [one, other] = await Promise.all([newFamily(), newFamily()]);
    const replies = await Promise.all(
      [one, other].map((caller) => caller.call('takeOverEntries', { params })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(replies.flatMap(fieldCodes)).toEqual(['token AlreadyExist']);
    const [winner, loser] = replies[0]?.status === 200 ? [one, other] : [other, one];
    expect((await winner.call('takeOverEntries', { params })).status).toBe(200);
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
    const family = await newFamily();
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
      return { id, reference: (await recordOf(id)).familyReference ?? '', token: await tokenFor(email) };
    };
    const family = await newFamily();
    const first = await enterOnPaper();
    await family.data('takeOverEntries', { params: { token: first.token } });
    expect((await family.data('getFamilyBalance', { params })).reference).toBe(first.reference);

    const second = await enterOnPaper();
    expect(second.reference).not.toBe(first.reference);
    await family.data('takeOverEntries', { params: { token: second.token } });
    await family.data('takeOverEntries', { params: { token: second.token } });
    expect((await family.data('getFamilyBalance', { params })).reference).toBe(first.reference);
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
      { entryId: first.id, amount: 11_500 },
      { entryId: second.id, amount: 11_500 },
    ]);
    const row2 = (await manager.data('listSkaters', { params })).find(({ id }) => id === second.id);
    expect(row2?.earlierFamilyReferences).toEqual([second.reference]);
  });

  it('proves the address that the link was mailed to, and no other', async () => {
    const enterFor = async (email: string) => {
      const body = { ...entryBody(staged, 1), familyEmail: email };
      await manager.data('submitIndividualEntryForFamily', { body });
      return { params: { token: await tokenFor(email) } };
    };
    const isConfirmed = async (caller: Caller) => (await caller.data('myAccount', {})).emailVerified;
    const [mailed, other, third] = await Promise.all([1, 2, 3].map(() => newMailedFamily()));
    if (!mailed || !other || !third) throw new Error('Three families');
    const link = await enterFor(mailed.email);
    expect((await other.caller.call('takeOverEntries', await enterFor(newEmail()))).status).toBe(200);
    expect(await isConfirmed(other.caller)).toBe(false);
    expect(await isConfirmed(mailed.caller)).toBe(false);
    expect((await mailed.caller.call('takeOverEntries', link)).status).toBe(200);
    expect(await isConfirmed(mailed.caller)).toBe(true);
    // Nobody proves an address by a link that another account has used.
    const late = await enterFor(third.email);
    expect((await mailed.caller.call('takeOverEntries', late)).status).toBe(200);
    expect((await third.caller.call('takeOverEntries', late)).status).toBe(400);
    expect(await isConfirmed(third.caller)).toBe(false);
  });

  it('is found in the organiser’s list until it has happened, and never in a coach’s', async () => {
    const params = { competitionId: staged.competition.id };
    const email = newEmail();
    const body = { ...entryBody(staged, 1), homeIsiRink: ownRink, familyEmail: email };
    const { id } = await manager.data('submitIndividualEntryForFamily', { body });
    const awaits = async (caller: Caller) =>
      (await caller.data('listSkaters', { params, query: { search: body.fullName } })).find(
        (row) => row.id === id,
      )?.awaitsFamily;
    expect([await awaits(manager), await awaits(coach)]).toEqual([true, false]);
    await (await newFamily()).data('takeOverEntries', { params: { token: await tokenFor(email) } });
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
