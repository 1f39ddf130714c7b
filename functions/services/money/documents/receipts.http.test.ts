import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';

let staged: Staged;
let family: Caller;
let admin: Caller;
let entry: Entry;
beforeAll(async () => {
  [staged, family, admin] = await Promise.all([newCompetition(), newFamily(), demoAccount('superadmin')]);
  entry = await family.data('submitIndividualEntry', { body: entryBody(staged) });
});

const params = () => ({ entryId: entry.id });
const managed = () => ({ ...params(), competitionId: staged.competition.id });
const pay = (amount: number) =>
  admin.data('recordPayment', {
    params: managed(),
    body: { method: 'cash', amount, receivedOn: dayAgo(2) },
  });

describe('the receipts of an entry', () => {
  it('begin with a statement that has no number and says what is to pay', async () => {
    const { statement, receipts, isCurrent } = await family.data('getReceipt', { params: params() });
    expect([receipts, isCurrent]).toEqual([[], false]);
    expect(statement).toMatchObject({
      number: null,
      payer: 'Robin Winter',
      paymentReference: entry.paymentReference,
      totalPrice: entry.totalPrice,
      balance: entry.totalPrice,
      payments: [],
      issuer: { name: expect.any(String) as string },
    });
    expect(statement.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(entry.totalPrice);
  });

  it('name the family’s sum and the bank’s account on a statement, and on no receipt', async () => {
    const bankQr = { scheme: 'fps', payee: 'Lantern Bay Club', account: '1234567' } as const;
    const open = await newCompetition({ currency: 'HKD', bankQr });
    const parent = await newFamily();
    const enter = () => parent.data('submitIndividualEntry', { body: entryBody(open) });
    const one = { entryId: (await enter()).id };
    expect((await parent.data('getReceipt', { params: one })).statement).toMatchObject({
      family: null,
      bankQr: { scheme: 'fps', account: '1234567' },
    });
    await enter();
    const { reference } = await parent.data('getFamilyBalance', {
      params: { competitionId: open.competition.id },
    });
    const { statement, receipts } = await parent.data('issueReceipt', { params: one });
    expect(statement.family).toEqual({ reference, due: 23_000, entries: 2 });
    const [issued] = receipts;
    expect([issued?.family, issued?.bankQr]).toEqual([undefined, undefined]);
  });

  it('are issued with a payment, and corrected with the next one, the old one staying as it was', async () => {
    await pay(100);
    const first = await admin.data('getEntryReceipt', { params: managed() });
    expect(first).toMatchObject({
      isCurrent: true,
      receipts: [{ paid: 100, corrects: null, correctedBy: null }],
    });
    await pay(200);
    const { receipts } = await family.data('getReceipt', { params: params() });
    const [second, old] = receipts;
    expect(second).toMatchObject({ paid: 300, corrects: old?.number, correctedBy: null });
    expect(second?.payments.map(({ amount }) => amount)).toEqual([100, 200]);
    expect(old).toEqual({ ...first.receipts[0], correctedBy: second?.number });
  });

  it('are one for who asks twice, and one more when what they say has changed', async () => {
    const other = await family.data('submitIndividualEntry', { body: entryBody(staged) });
    const asked = await Promise.all(
      [1, 2, 3].map(() => family.data('issueReceipt', { params: { entryId: other.id } })),
    );
    for (const { receipts, isCurrent } of asked) expect([receipts.length, isCurrent]).toEqual([1, true]);
    const { account } = await family.data('downloadMyData');
    await family.data('updateMyAccount', { body: { ...account, name: 'Robin Frost', language: 'fr' } });
    const changed = await family.data('getReceipt', { params: { entryId: other.id } });
    expect(changed).toMatchObject({ isCurrent: false, statement: { payer: 'Robin Frost', language: 'fr' } });
    const { receipts } = await family.data('issueReceipt', { params: { entryId: other.id } });
    expect(receipts.map(({ payer }) => payer)).toEqual(['Robin Frost', 'Robin Winter']);
  });

  it('come as PDF, each under its number', async () => {
    const { receipts } = await family.data('getReceipt', { params: params() });
    for (const file of ['statement.pdf', `receipt-${receipts[0]?.number ?? 0}.pdf`]) {
      const reply = await family.call('getReceiptFile', { params: { ...params(), file } });
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      expect(reply.answer.slice(0, 5)).toBe('%PDF-');
    }
    for (const file of ['receipt-999999.pdf', 'receipt-0.pdf', 'other.pdf']) {
      const reply = await family.call('getReceiptFile', { params: { ...params(), file } });
      expect(reply.status, file).toBe(404);
    }
  });

  it('are for the family and those who answer for the competition only', async () => {
    const stranger = await newFamily();
    expect((await stranger.call('getReceipt', { params: params() })).status).toBe(404);
    expect((await stranger.call('issueReceipt', { params: params() })).status).toBe(404);
    const other = await newCompetition();
    const { caller } = await newInvitedUser('MANAGER', { competitionId: other.competition.id });
    expect((await caller.call('getEntryReceipt', { params: managed() })).status).toBe(403);
    const theirs = { ...managed(), competitionId: other.competition.id };
    expect((await caller.call('getEntryReceipt', { params: theirs })).status).toBe(404);
  });
});

describe('the invoices of a rink', () => {
  let target: Staged;
  let parent: Caller;
  beforeAll(async () => {
    [target, parent] = await Promise.all([newCompetition(), newFamily()]);
  });

  const ofMeet = () => ({ competitionId: target.competition.id });
  const entryFrom = (homeIsiRink: string): Promise<Entry> =>
    parent.data('submitIndividualEntry', { body: { ...entryBody(target), homeIsiRink } });
  const entered = (rink: string, caller = admin) =>
    caller.data('getRinkInvoices', { params: ofMeet(), query: { rink: nameOrder(rink) } });
  const issue = (rink: string, caller = admin) =>
    caller.data('issueRinkInvoice', { params: ofMeet(), body: { rink: nameOrder(rink) } });
  const invoice = (number: number, caller = admin) =>
    caller.data('getInvoice', { params: { ...ofMeet(), number: String(number) } });
  const payFor = ({ id }: Entry, amount: number) =>
    admin.data('recordPayment', {
      params: { ...ofMeet(), entryId: id },
      body: { method: 'cash', amount, receivedOn: dayAgo(2) },
    });

  it('begin with a draft, and get a number once for one state of things, however often it is asked', async () => {
    const entries = [await entryFrom('First Pond'), await entryFrom('first pond')];
    const before = await entered('First Pond');
    const charged = entries.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
    expect(before).toMatchObject({ invoices: [], isCurrent: false });
    expect(before.draft).toMatchObject({ number: null, entries: 2, charged, paid: 0, due: charged });
    const clicked = await Promise.all([1, 2, 3].map(() => issue('First Pond')));
    for (const { invoices, isCurrent } of clicked) {
      expect(isCurrent).toBe(true);
      expect(invoices.map(({ number }) => number)).toEqual([1]);
    }
    const again = await issue('First Pond');
    expect(again.invoices).toEqual(clicked[0]?.invoices);
  });

  it('stay as they were issued when something changes, and are replaced by one that names them', async () => {
    const entry = await entryFrom('Second Pond');
    const [first] = (await issue('Second Pond')).invoices;
    const number = first?.number ?? 0;
    const asIssued = await invoice(number);
    await payFor(entry, 100);
    expect((await entered('Second Pond')).isCurrent).toBe(false);
    expect(await invoice(number)).toEqual(asIssued);
    const [second] = (await issue('Second Pond')).invoices;
    expect(second).toMatchObject({ replaces: number, replacedBy: null, paid: 100 });
    expect(await invoice(number)).toEqual({ ...asIssued, replacedBy: second?.number });
    expect(asIssued.invoiced).toMatchObject([
      { id: entry.id, paymentReference: entry.paymentReference, paid: 0, totalPrice: entry.totalPrice },
    ]);
  });

  it('are numbered without a gap where several rinks are invoiced at once, and listed newest first', async () => {
    const rinks = ['Third Pond', 'Fourth Pond'];
    for (const rink of rinks) await entryFrom(rink);
    await Promise.all(rinks.map((rink) => issue(rink)));
    const listed = await admin.data('listInvoices', { params: ofMeet() });
    expect(listed.map(({ number }) => number)).toEqual(listed.map((_, index) => listed.length - index));
    expect(
      listed
        .slice(0, 2)
        .map(({ rink }) => rink.name)
        .toSorted(),
    ).toEqual(rinks.toSorted());
  });

  it('come as PDF in the language of who issued them', async () => {
    const { caller } = await newInvitedUser('MANAGER', { competitionId: target.competition.id });
    const { account } = await caller.data('downloadMyData');
    await caller.data('updateMyAccount', { body: { ...account, language: 'fr' } });
    await entryFrom('Seventh Pond');
    const [issued] = (await issue('Seventh Pond', caller)).invoices;
    expect((await invoice(issued?.number ?? 0)).language).toBe('fr');
    const file = (name: string) => caller.call('getInvoiceFile', { params: { ...ofMeet(), file: name } });
    const reply = await file(`invoice-${issued?.number ?? 0}.pdf`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.answer.slice(0, 5)).toBe('%PDF-');
    for (const name of ['invoice-999999.pdf', 'invoice-0.pdf', 'receipt-1.pdf'])
      expect((await file(name)).status, name).toBe(404);
  });

  it('are for who runs the competition, and of the own rink for its head coach', async () => {
    const other = await newCompetition();
    const { caller: manager } = await newInvitedUser('MANAGER', { competitionId: other.competition.id });
    const body = { rink: nameOrder('First Pond') };
    expect((await manager.call('issueRinkInvoice', { params: ofMeet(), body })).status).toBe(403);
    expect((await manager.call('listInvoices', { params: ofMeet() })).status).toBe(403);
    const numbered = { ...ofMeet(), number: '1' };
    expect((await manager.call('getInvoice', { params: numbered })).status).toBe(403);
    const theirs = { ...numbered, competitionId: other.competition.id };
    expect((await manager.call('getInvoice', { params: theirs })).status).toBe(404);

    const { ring } = target.competition;
    const { name } = (await admin.data('listRinks')).find(({ id }) => id === ring) ?? { name: '' };
    const { caller: coach } = await newInvitedUser('HEAD_COACH', { rinkId: ring });
    await entryFrom(name);
    const query = { rink: ring };
    const own = await admin.data('issueRinkInvoice', { params: ofMeet(), body: query });
    expect(await coach.data('getRinkInvoices', { params: ofMeet(), query })).toMatchObject({
      invoices: own.invoices,
      draft: { rink: { name, place: 'Lakeside, United States' } },
    });
    expect((await coach.call('issueRinkInvoice', { params: ofMeet(), body: query })).status).toBe(403);
    expect((await coach.call('getInvoice', { params: numbered })).status).toBe(404);
    const othersRink = { params: ofMeet(), query: body };
    expect((await coach.call('getRinkInvoices', othersRink)).status).toBe(404);
    expect(
      (await coach.call('getInvoiceFile', { params: { ...ofMeet(), file: 'invoice-1.pdf' } })).status,
    ).toBe(404);
  });

  it('are not issued where nobody comes from', async () => {
    const body = { rink: 'nowhere' };
    expect((await admin.call('issueRinkInvoice', { params: ofMeet(), body })).status).toBe(404);
  });

  it('lose the name of who deletes the account, not the money', async () => {
    const password = 'a password of ours';
    const leaving = await newFamily();
    const { id } = await leaving.data('submitIndividualEntry', {
      body: { ...entryBody(target), homeIsiRink: 'Last Pond' },
    });
    const [issued] = (await issue('Last Pond')).invoices;
    const before = await invoice(issued?.number ?? 0);
    await leaving.data('deleteMyAccount', { body: { currentPassword: password } });
    const after = await invoice(issued?.number ?? 0);
    expect(after).toEqual({
      ...before,
      invoiced: before.invoiced.map((entry) => ({ ...entry, name: 'Deleted account' })),
    });
    expect(after.invoiced.map((entry) => entry.id)).toEqual([id]);
  });
});

/** In this file, so that no document is outdated by it while another test asks. */
describe('what the federation says of itself', () => {
  it('is changed by who has read the last version, and keeps what was issued as it was', async () => {
    const before = await family.data('getReceipt', { params: params() });
    const { version } = await admin.data('getSettings');
    const body = { name: 'Harbour Federation', address: '1 Rink Road\nHarbour', taxLine: ' ', version };
    expect(await admin.data('updateSettings', { body: { ...body, taxLine: 'Exempt' } })).toMatchObject({
      version: version + 1,
    });
    expect((await admin.call('updateSettings', { body: { ...body, taxLine: null } })).status).toBe(409);
    const after = await family.data('getReceipt', { params: params() });
    expect(after.statement.issuer).toMatchObject({ name: 'Harbour Federation', taxLine: 'Exempt' });
    expect(after.isCurrent).toBe(false);
    expect(after.receipts).toEqual(before.receipts);
  });

  it('has a name', async () => {
    const reply = await admin.call('updateSettings', { body: { name: ' ', version: 1 } });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'name NotNull']);
  });
});
