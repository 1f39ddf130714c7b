import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../local/testing/caller.ts';
import { dayAgo } from '../../local/testing/days.ts';
import { entryBody, newCompetition, type Staged } from '../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvited } from '../../local/testing/people.ts';
import type { Entry } from '../../shared/contract/entry.ts';
import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';

let staged: Staged;
let family: Caller;
let admin: Caller;
beforeAll(async () => {
  [staged, family, admin] = await Promise.all([newCompetition(), newFamily(), demoAccount('superadmin')]);
});

const params = () => ({ competitionId: staged.competition.id });
const entryFrom = (homeIsiRink: string): Promise<Entry> =>
  family.data('submitIndividualEntry', { body: { ...entryBody(staged), homeIsiRink } });
const standing = (rink: string, caller = admin) =>
  caller.data('getRinkInvoices', { params: params(), query: { rink: nameOrder(rink) } });
const issue = (rink: string, caller = admin) =>
  caller.data('issueRinkInvoice', { params: params(), body: { rink: nameOrder(rink) } });
const invoice = (number: number, caller = admin) =>
  caller.data('getInvoice', { params: { ...params(), number: String(number) } });
const pay = ({ id }: Entry, amount: number) =>
  admin.data('recordPayment', {
    params: { ...params(), entryId: id },
    body: { method: 'cash', amount, receivedOn: dayAgo(2) },
  });

describe('the invoices of a rink', () => {
  it('begin with a draft, and get a number once for one state of things, however often it is asked', async () => {
    const entries = [await entryFrom('First Pond'), await entryFrom('first pond')];
    const before = await standing('First Pond');
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
    await pay(entry, 100);
    expect((await standing('Second Pond')).isCurrent).toBe(false);
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
    const listed = await admin.data('listInvoices', { params: params() });
    expect(listed.map(({ number }) => number)).toEqual(listed.map((_, index) => listed.length - index));
    expect(
      listed
        .slice(0, 4)
        .map(({ rink }) => rink.name)
        .toSorted(),
    ).toEqual(rinks.toSorted());
  });

  it('come as PDF in the language of who issued them', async () => {
    const { caller } = await newInvited('MANAGER', { competitionId: staged.competition.id });
    const { account } = await caller.data('downloadMyData');
    await caller.data('updateMyAccount', { body: { ...account, language: 'fr' } });
    await entryFrom('Seventh Pond');
    const [issued] = (await issue('Seventh Pond', caller)).invoices;
    expect((await invoice(issued?.number ?? 0)).language).toBe('fr');
    const file = (name: string) => caller.call('getInvoiceFile', { params: { ...params(), file: name } });
    const reply = await file(`invoice-${issued?.number ?? 0}.pdf`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.answer.slice(0, 5)).toBe('%PDF-');
    for (const name of ['invoice-999999.pdf', 'invoice-0.pdf', 'receipt-1.pdf'])
      expect((await file(name)).status, name).toBe(404);
  });

  it('are for who runs the competition, and of the own rink for its head coach', async () => {
    const other = await newCompetition();
    const { caller: manager } = await newInvited('MANAGER', { competitionId: other.competition.id });
    const body = { rink: nameOrder('First Pond') };
    expect((await manager.call('issueRinkInvoice', { params: params(), body })).status).toBe(403);
    expect((await manager.call('listInvoices', { params: params() })).status).toBe(403);
    const numbered = { ...params(), number: '1' };
    expect((await manager.call('getInvoice', { params: numbered })).status).toBe(403);
    const theirs = { ...numbered, competitionId: other.competition.id };
    expect((await manager.call('getInvoice', { params: theirs })).status).toBe(404);

    const { ring } = staged.competition;
    const { name } = (await admin.data('listRinks')).find(({ id }) => id === ring) ?? { name: '' };
    const { caller: coach } = await newInvited('HEAD_COACH', { rinkId: ring });
    await entryFrom(name);
    const query = { rink: ring };
    const own = await admin.data('issueRinkInvoice', { params: params(), body: query });
    expect(await coach.data('getRinkInvoices', { params: params(), query })).toMatchObject({
      invoices: own.invoices,
      draft: { rink: { name, place: 'Lakeside, United States' } },
    });
    expect((await coach.call('issueRinkInvoice', { params: params(), body: query })).status).toBe(403);
    expect((await coach.call('getInvoice', { params: numbered })).status).toBe(404);
    const othersRink = { params: params(), query: body };
    expect((await coach.call('getRinkInvoices', othersRink)).status).toBe(404);
    expect(
      (await coach.call('getInvoiceFile', { params: { ...params(), file: 'invoice-1.pdf' } })).status,
    ).toBe(404);
  });

  it('are not issued where nobody comes from', async () => {
    const body = { rink: 'nowhere' };
    expect((await admin.call('issueRinkInvoice', { params: params(), body })).status).toBe(404);
  });

  it('lose the name of who deletes the account, not the money', async () => {
    const password = 'a password of ours';
    const leaving = await newFamily();
    const { id } = await leaving.data('submitIndividualEntry', {
      body: { ...entryBody(staged), homeIsiRink: 'Last Pond' },
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
