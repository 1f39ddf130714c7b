import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { failedItems } from '../../../platform/outbox/outboxRepository.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import * as accounts from '../../../store/people/accounts/accounts.ts';
import { LINK_SECONDS } from '../../../store/people/accounts/links.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { composeReset } from '../../people/accounts/composeLinkMails.ts';
import { HANDLERS } from '../../public/outbox/handlers.ts';
import { sendDue } from '../../public/outbox/sendOutbox.ts';
import { sendDirectly } from './sendDirectly.ts';

const ses = await startTableWithMail();

const MINUTE = 60_000;
const now = new Date();
const after = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
const sweep = (minutes: number) => sendDue(HANDLERS, after(minutes), 120_000);

/** An account that asked for a link to set a new password; the mail is stored. */
async function asked() {
  const account = accounts.newAccount(
    { email: `${randomUUID()}@test.example`, name: 'Robin', role: 'SKATER', passwordHash: 'none' },
    now,
  );
  await accounts.createAccount(account);
  const facts = { accountId: account.id, sessionVersion: account.sessionVersion };
  const mail = directMail(DIRECT.reset, facts, now, LINK_SECONDS.reset);
  await transact([mail.write]);
  const { pk, sk } = mail.item as { pk: string; sk: string };
  const stored = async () => (await getItem({ pk, sk })) ?? {};
  const stateOf = async () => outboxItemOf(await stored())?.outbox;
  return { account, mail, stored, stateOf, key: { pk, sk } };
}

describe('a mail with a link', () => {
  it('is sent by its call, and on record as sent', async () => {
    const { mail, stateOf } = await asked();
    await sendDirectly(mail, composeReset, now);
    expect(ses.taken).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ state: 'done', attempts: 1 });
    await sweep(30);
    expect(ses.taken).toHaveLength(1);
  });

  it('is tried again with a link of its own, and no link is on record', async () => {
    const { mail, stored, stateOf } = await asked();
    ses.answerBy(() => 'SendingPausedException');
    await sendDirectly(mail, composeReset, now);
    expect(await stateOf()).toMatchObject({ state: 'waiting', failure: 'unavailable' });
    const fields = Object.keys(await stored()).filter((name) => !name.startsWith('gsi'));
    expect(fields.sort()).toEqual(
      ['accountId', 'at', 'expiresAt', 'outbox', 'pk', 'sentAt', 'sessionVersion', 'sk', 'type'].sort(),
    );
    ses.answerBy(() => 'taken');
    await sweep(5);
    expect(ses.taken).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('is not sent when its time is over, and says so to the federation', async () => {
    const { mail, stateOf, key } = await asked();
    ses.answerBy(() => 'SendingPausedException');
    await sendDirectly(mail, composeReset, now);
    for (const minutes of [5, 14, 31, 61]) await sweep(minutes);
    const attempts = ses.asked.length;
    ses.answerBy(() => 'taken');
    await sweep(70);
    await sweep(24 * 60);
    expect(ses.asked).toHaveLength(attempts);
    expect(await stateOf()).toMatchObject({ state: 'givenUp', failure: 'unavailable' });
    expect((await failedItems(undefined)).items).toContainEqual(expect.objectContaining(key));
  });

  it('is cancelled where the password was set meanwhile', async () => {
    const { account, mail, stateOf } = await asked();
    ses.answerBy(() => 'SendingPausedException');
    await sendDirectly(mail, composeReset, now);
    const changed = { ...account, sessionVersion: account.sessionVersion + 1, version: account.version + 1 };
    await accounts.replaceAccount(changed, () => new Error('Changed'));
    ses.answerBy(() => 'taken');
    await sweep(5);
    expect(ses.taken).toEqual([]);
    expect(await stateOf()).toMatchObject({ state: 'cancelled' });
  });

  it.each(Array.from({ length: 6 }, (_, calls) => calls))(
    'is not lost where its function dies after %i calls of the table',
    async (calls) => {
      const { mail, stateOf } = await asked();
      await dyingAfter(calls, () => sendDirectly(mail, composeReset, now));
      const left = ses.taken.length;
      for (const minutes of [3, 8, 20]) await sweep(minutes);
      expect(await stateOf()).toMatchObject({ state: 'done' });
      expect(ses.taken.length).toBeGreaterThanOrEqual(1);
      expect(ses.taken.length).toBeLessThanOrEqual(left + 1);
      expect(new Set(ses.taken.map(({ references }) => references)).size).toBe(1);
    },
  );
});

it('has a handler for each kind that a call sends itself', () => {
  expect(Object.keys(HANDLERS)).toEqual(expect.arrayContaining(Object.values(DIRECT)));
});
