import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { groupFormBody, teamBody } from '../../../../local/testing/groupEntries.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { daysText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { mailedToken, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, logIn } from '../../../../local/testing/people.ts';

const password = 'a password of ours';
let staged: Staged;

beforeAll(async () => {
  staged = await newCompetition({}, null, groupFormBody());
});

async function familyAt(email: string, notices: string[] = []): Promise<Caller> {
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  const caller = await logIn(email, password);
  const { version } = await caller.data('myAccount', {});
  await caller.data('updateMyAccount', { body: { name: 'Robin Winter', notices, skaters: [], version } });
  for (const one of notices) {
    const token = await mailedToken(one, '/confirm-notices');
    await new Caller().data('confirmNotices', { body: { token } });
  }
  return caller;
}

/** The venue's day on which entries close. */
const lastDay = () => daysText(dayIn(new Date(staged.competition.openUntil), staged.competition.timeZone));

const address = () => `family-${randomUUID()}@test.example`;
/** Without the mails that confirm an address. */
const toldAt = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => !/^(Confirm|Emails about)/.test(subject));

describe('the mail after a submit', () => {
  it('goes once to every address of the account, with amounts, reference and venue time', async () => {
    const [mine, other] = [address(), address()];
    const family = await familyAt(mine, [other]);
    const body = entryBody(staged);
    const headers = { 'idempotency-key': randomUUID() };
    const entry = await family.data('submitIndividualEntry', { body, headers });
    await family.data('submitIndividualEntry', { body, headers });
    const mails = await toldAt(other);
    expect(mails.map(({ to }) => to)).toEqual([[mine, other]]);
    expect(await toldAt(mine)).toHaveLength(1);
    const { subject, text = '' } = mails[0] ?? {};
    expect(subject).toBe(`Entered: ${body.fullName}, ${staged.competition.name}`);
    expect(text).toContain(
      `Please pay $115.00 by ${lastDay()} and quote the reference ${entry.paymentReference}.`,
    );
    expect(text).toContain('• Freestyle, Freestyle 2');
    expect(text).toMatch(/change or withdraw the entry until .*, Central Time/);
    expect(text).toContain(`/admin/entries/${entry.id}`);
  });

  it('names the family’s sum and reference from the second entry on, until the rest is paid', async () => {
    const mine = address();
    const family = await familyAt(mine);
    const params = { competitionId: staged.competition.id };
    const enter = (name: string) =>
      family.data('submitIndividualEntry', { body: entryBody(staged, 3, name) });
    const first = await enter('Mia Reference');
    expect(await toldAt(mine)).toHaveLength(1);
    const second = await enter('Leo Reference');
    const { reference } = await family.data('getFamilyBalance', { params });
    const texts = async () => (await toldAt(mine)).map(({ text }) => text);
    const together = [
      `Please pay $230.00 by ${lastDay()} and quote the reference ${reference}.`,
      '• Mia Reference: $115.00\n• Leo Reference: $115.00\n',
      `Only Leo Reference: $115.00, reference ${second.paymentReference}.`,
    ];
    for (const line of together)
      expect((await texts()).map((text) => text?.includes(line))).toEqual([true, false]);

    const body = { method: 'cash', amount: 11_500, receivedOn: dayAgo(1) };
    const admin = await demoAccount('superadmin');
    await admin.data('recordPayment', { params: { ...params, entryId: second.id }, body });
    const [paid] = await texts();
    const forMia = `Please pay $115.00 by ${lastDay()} and quote the reference ${first.paymentReference}.`;
    expect(paid).toContain(forMia);

    // A withdrawal says what is owed now: for the sister, then nothing.
    const { version } = await family.data('getEntry', { params: { entryId: second.id } });
    await family.data('withdrawEntry', { params: { entryId: second.id }, body: { version } });
    expect((await texts())[0]).toContain(forMia);
    await family.data('withdrawEntry', { params: { entryId: first.id }, body: { version: first.version } });
    expect((await texts())[0]).toContain('\n\nNothing is owed.\n\n');
  });

  it('goes to a team’s coach too, without money, and to nobody twice', async () => {
    const [mine, coach] = [address(), `coach-${randomUUID()}@test.example`];
    const family = await familyAt(mine);
    await family.data('submitTeamEntry', { body: { ...teamBody(staged), coachEmail: coach } });
    await family.data('submitTeamEntry', { body: { ...teamBody(staged), coachEmail: mine } });
    const [notified, ...others] = await toldAt(coach);
    expect(others).toEqual([]);
    expect(notified?.to).toEqual([coach]);
    expect(notified?.text).toContain('Hello Mira Lake,');
    expect(notified?.text).not.toMatch(/\$|success/);
    expect(await toldAt(mine)).toHaveLength(2);
  });

  it('is not sent for a submit that is refused', async () => {
    const mine = address();
    const family = await familyAt(mine);
    await family.call('submitIndividualEntry', { body: { ...entryBody(staged), totalPrice: 1 } });
    expect(await toldAt(mine)).toEqual([]);
  });
});
