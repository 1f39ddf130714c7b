import { describe, expect, it } from 'vitest';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { startTestPush } from '../../../../local/testing/testPush.ts';
import { STAGES } from '../../../../local/testing/stagedMails.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { itemIdOf } from '../../../platform/outbox/itemId.ts';
import { outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { findOutboxItem, unsentItems } from '../../../platform/outbox/outboxRepository.ts';
import type { Key } from '../../../platform/table/key.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { liftSuppression, suppressionsOf } from '../../../store/core/mail/suppressedAddresses.ts';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import { HANDLERS, type OutboxKind } from './handlers.ts';
import { sendAgain } from './sendAgain.ts';
import { sendNew } from './sendOutbox.ts';
import { takeMailEvent } from './takeMailEvent.ts';

const ses = await startTableWithMail();
await startTestPush();

const SECOND = 1_000;
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const send = (keys: readonly Key[], now: Date) => sendNew(keys, HANDLERS, now, 120_000);

/** A family with a mail, sent or not. */
async function family() {
  const staged = await stagedNotifications();
  const [key] = staged.keys;
  const account = await findAccount(staged.entry.accountId);
  if (!key || !account) throw new Error('A family has a mail');
  const stateOf = async () => {
    const item = await findOutboxItem(key);
    return item && { ...outboxItemOf(item)?.outbox, sentAt: item['sentAt'] };
  };
  return { ...staged, key, account, email: account.email, stateOf };
}

interface Report {
  readonly to: readonly string[];
  readonly key: Key;
  readonly at: Date;
  /** Those that it came back from; all by default. */
  readonly from?: readonly string[];
}

const mailOf = ({ to, key, at }: Report) => ({
  timestamp: at.toISOString(),
  messageId: 'of-ses',
  destination: to,
  tags: { 'ses:configuration-set': ['Rinkside-test'], item: [itemIdOf(key)] },
});

const bounceOf = (report: Report, bounceType = 'Permanent') => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType: 'General',
    bouncedRecipients: (report.from ?? report.to).map((emailAddress) => ({ emailAddress, status: '5.1.1' })),
    timestamp: after(report.at, SECOND).toISOString(),
  },
  mail: mailOf(report),
});

const complaintOf = (report: Report, complaintFeedbackType = 'abuse') => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: report.to.map((emailAddress) => ({ emailAddress })),
    complaintFeedbackType,
    timestamp: after(report.at, SECOND).toISOString(),
  },
  mail: mailOf(report),
});

describe('a mail that comes back for good', () => {
  it('is listed for the organiser, and its address gets no more; the same event again changes nothing', async () => {
    const { key, email, now, entry, stateOf } = await family();
    await send([key], now);
    const report = { to: [email], key, at: now };
    for (let times = 0; times < 3; times += 1) await takeMailEvent(bounceOf(report), after(now, times));
    expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'returned', sentAt: null });
    expect((await unsentItems(entry.competitionId, undefined)).items).toHaveLength(1);
    expect(await suppressionsOf([email])).toEqual(new Map([[email, 'bounced']]));

    const others = [itemIdOf(key), itemIdOf({ pk: 'ENTRY#gone', sk: 'MAIL#submitted' })];
    expect(
      await sendAgain({ ids: others, retryBounced: true }, () => true, after(now, 60 * SECOND)),
    ).toMatchObject({ unsent: 1 });
    expect(ses.asked).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'badAddress' });
  });

  it('leaves once the organiser sends that one again, until it comes back again', async () => {
    const { key, email, now, stateOf } = await family();
    await send([key], now);
    await takeMailEvent(bounceOf({ to: [email], key, at: now }), now);
    const again = after(now, 3_600 * SECOND);
    // The last of many may be alone in its call.
    expect(await sendAgain({ ids: [itemIdOf(key)] }, () => true, again)).toMatchObject({ unsent: 1 });
    const chosen = { ids: [itemIdOf(key)], retryBounced: true };
    expect(await sendAgain(chosen, () => true, again)).toMatchObject({ sent: 1 });
    expect(await stateOf()).toMatchObject({ state: 'done' });
    expect(await suppressionsOf([email])).toEqual(new Map());
    await takeMailEvent(bounceOf({ to: [email], key, at: again }), after(again, SECOND));
    expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'returned' });
    expect(await suppressionsOf([email])).toEqual(new Map([[email, 'bounced']]));
  });

  it('leaves once the address is confirmed again, and an old event stops nothing then', async () => {
    const { key, email, now, stateOf } = await family();
    await send([key], now);
    const report = { to: [email], key, at: now };
    await takeMailEvent(bounceOf(report), now);
    const confirmed = after(now, 3_600 * SECOND);
    await transact([...(await liftSuppression(email, confirmed))]);
    expect(await liftSuppression(email, confirmed)).toEqual([]);
    await sendAgain({ ids: [itemIdOf(key)] }, () => true, after(confirmed, SECOND));
    await takeMailEvent(bounceOf(report), after(confirmed, 2 * SECOND));
    expect(await stateOf()).toMatchObject({ state: 'done' });
    expect(await suppressionsOf([email])).toEqual(new Map());
  });

  it('waits while it is being recorded as sent', async () => {
    const { key, email, now, stateOf } = await family();
    const report = { to: [email], key, at: now };
    await expect(takeMailEvent(bounceOf(report), now)).rejects.toThrow('before it was recorded');
    await send([key], now);
    expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'badAddress' });
  });

  it('from one of two addresses is with the family, and is not listed; from both it is', async () => {
    const { key, email, now, stateOf } = await family();
    const other = `other-${email}`;
    await send([key], now);
    const report = { to: [email, other], key, at: now };
    await takeMailEvent(bounceOf({ ...report, from: [email] }), now);
    expect(await stateOf()).toMatchObject({ state: 'done' });
    await takeMailEvent(bounceOf({ ...report, from: [other] }), now);
    expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'returned' });
  });

  it('of no item, or of one that is gone, still tells of the address', async () => {
    const { email, now } = await family();
    const gone = { pk: 'ENTRY#gone', sk: 'MAIL#submitted' };
    await takeMailEvent(bounceOf({ to: [email], key: gone, at: now }), now);
    expect((await suppressionsOf([email.toUpperCase()])).size).toBe(1);
  });

  it('does not keep its reader from links that they ask for', async () => {
    const { key, email, account, now } = await family();
    await takeMailEvent(bounceOf({ to: [email], key: { pk: 'GONE', sk: 'GONE' }, at: now }), now);
    const facts = { accountId: account.id, sessionVersion: account.sessionVersion, competition: null };
    for (const kind of [DIRECT.reset, DIRECT.verify, DIRECT.owner]) {
      const { item, write } = directMail(
        kind,
        { ...facts, what: 'passwordChanged' },
        after(now, -300 * SECOND),
      );
      await transact([write]);
      await send([{ pk: String(item['pk']), sk: String(item['sk']) }], now);
    }
    await send([key], now);
    expect(ses.taken.map(({ subject }) => subject)).toHaveLength(2);
  });
});

it('a mail that comes back for now is listed, and its address gets others', async () => {
  const { key, email, now, stateOf } = await family();
  await send([key], now);
  await takeMailEvent(bounceOf({ to: [email], key, at: now }, 'Transient'), now);
  expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'returned' });
  expect(await suppressionsOf([email])).toEqual(new Map());
});

describe('a complaint', () => {
  it('stops what comes after it, by name, and leaves the mail as sent', async () => {
    const { key, email, now, entry, stateOf } = await family();
    await send([key], now);
    for (let times = 0; times < 2; times += 1)
      await takeMailEvent(complaintOf({ to: [email], key, at: now }), now);
    expect(await stateOf()).toMatchObject({ state: 'done' });
    expect((await unsentItems(entry.competitionId, undefined)).items).toEqual([]);
    expect(await suppressionsOf([email])).toEqual(new Map([[email, 'complained']]));
  });

  it('is lifted by nobody but its reader', async () => {
    const { key, email, now, stateOf } = await family();
    await takeMailEvent(complaintOf({ to: [email], key: { pk: 'GONE', sk: 'GONE' }, at: now }), now);
    await send([key], now);
    const chosen = { ids: [itemIdOf(key)], retryBounced: true };
    await sendAgain(chosen, () => true, after(now, 60 * SECOND));
    expect(ses.asked).toEqual([]);
    expect(await stateOf()).toMatchObject({ state: 'failed', failure: 'complained' });
  });

  it('that is none stops nothing', async () => {
    const { key, email, now } = await family();
    await takeMailEvent(complaintOf({ to: [email], key, at: now }, 'not-spam'), now);
    expect(await suppressionsOf([email])).toEqual(new Map());
  });
});

it.each(Object.keys(HANDLERS) as OutboxKind[])(
  'an item of %s is named in a tag that SES takes',
  async (kind) => {
    const id = itemIdOf(await STAGES[kind](await stagedNotifications()));
    expect(id).toMatch(/^[\w-]{1,256}$/);
    expect(Buffer.from(id, 'base64url').toString()).not.toContain('@');
  },
);

describe('an event names whom the other side likes', () => {
  it('marks nobody to whom the mail did not go: whoever returns a mail could silence anybody', async () => {
    const [one, other] = [await family(), await family()];
    await send([one.key], one.now);
    const report = { to: [one.email], key: one.key, at: one.now, from: [other.email] };
    await takeMailEvent(bounceOf(report), one.now);
    expect(await suppressionsOf([other.email])).toEqual(new Map());
    // The one who was written to is meant, under whatever name the mail travelled on.
    expect(await suppressionsOf([one.email])).toEqual(new Map([[one.email, 'bounced']]));
  });

  it('marks the address in another case, as it was written to', async () => {
    const { key, email, now } = await family();
    await send([key], now);
    await takeMailEvent(bounceOf({ to: [email], key, at: now, from: [email.toUpperCase()] }), now);
    expect(await suppressionsOf([email])).toEqual(new Map([[email, 'bounced']]));
  });

  it('marks neither of two readers who may have complained', async () => {
    const { key, email, now } = await family();
    await send([key], now);
    const parents = [email, 'other.parent@family.example'];
    await takeMailEvent(complaintOf({ to: parents, key, at: now }), now);
    expect(await suppressionsOf(parents)).toEqual(new Map());
  });
});
