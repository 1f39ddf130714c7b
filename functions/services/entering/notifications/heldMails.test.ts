import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { withMailsUncounted } from '../../../../local/testing/uncountedMails.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { takeMailRate } from '../../../platform/outbox/mailRate.ts';
import { unsentItems } from '../../../platform/outbox/outboxRepository.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { notificationsOf } from '../../../store/entering/notifications/repository.ts';
import { HANDLERS } from '../../public/outbox/handlers.ts';
import { sendDue } from '../../public/outbox/sendOutbox.ts';
import { previewReminder } from './previewReminder.ts';
import { sendEmail } from './sendEmail.ts';
import { sendReminder } from './sendReminder.ts';

const ses = await startTableWithMail();

type Staged = Awaited<ReturnType<typeof stagedNotifications>>;

const HOUR = 60 * 60_000;
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const sweep = (now: Date) => sendDue(HANDLERS, now, 120_000);

/** An entry whose own mail has left. */
async function staged() {
  const one = await stagedNotifications();
  await sweep(one.now);
  ses.taken.length = 0;
  ses.asked.length = 0;
  return one;
}

const REMINDER = { about: 'unpaid', kind: null, words: 'The desk opens on Monday.', by: 'M1' } as const;
const remind = ({ entry }: Staged, now: Date) =>
  sendReminder(entry.competitionId, [entry.accountId], { ...REMINDER, now });

const EMAIL = { subject: 'Ice time', text: 'The ice opens at nine.', message: 'M1' } as const;
const email = async ({ entry }: Staged, now: Date) => {
  const request = { ...EMAIL, entries: [entry.id], by: randomUUID(), now };
  const { failed, ...counts } = await sendEmail(entry.competitionId, request);
  return { ...counts, failed: failed.map(() => entry.accountId) };
};

afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('MAIL_RATE', '100000');
});

const NONE = { sent: 0, queued: 0, skipped: 0, failed: [] };

describe.each([
  ['a reminder', remind, 'reminder'],
  ['an organiser’s email', email, 'email'],
] as const)('%s', (_, send, what) => {
  const recorded = async ({ entry }: Staged) =>
    (await notificationsOf(entry.id)).filter(({ notice }) => notice.what === what);

  it('that the mail service does not take waits, counts as queued, and leaves by itself', async () => {
    const one = await staged();
    ses.answerBy(() => 'SendingPausedException');
    expect(await send(one, one.now)).toEqual({ ...NONE, queued: 1 });
    expect(await send(one, one.now)).toEqual({ ...NONE, skipped: 1 });
    expect(await recorded(one)).toEqual([]);
    ses.answerBy(() => 'taken');
    await sweep(after(one.now, HOUR));
    await sweep(after(one.now, 2 * HOUR));
    expect(ses.taken).toHaveLength(1);
    expect(await recorded(one)).toHaveLength(1);
    expect(await send(one, after(one.now, HOUR))).toEqual({ ...NONE, skipped: 1 });
  });

  it('beyond the account’s rate counts as queued, is no failure, and leaves with the schedule', async () => {
    const one = await staged();
    vi.useFakeTimers({ toFake: ['Date'], now: one.now });
    vi.stubEnv('MAIL_RATE', '1');
    await takeMailRate(1);
    expect(await send(one, one.now)).toEqual({ ...NONE, queued: 1 });
    expect(ses.asked).toEqual([]);
    expect(await send(one, one.now)).toEqual({ ...NONE, skipped: 1 });
    expect((await unsentItems(one.entry.competitionId, undefined)).items).toEqual([]);
    vi.stubEnv('MAIL_RATE', '100000');
    await sweep(one.now);
    expect(ses.taken).toHaveLength(1);
    expect(await recorded(one)).toHaveLength(1);
  });

  it('that cannot be counted counts as queued, and leaves with the schedule', async () => {
    const one = await staged();
    await withMailsUncounted(async () => {
      expect(await send(one, one.now)).toEqual({ ...NONE, queued: 1 });
    });
    expect(ses.asked).toEqual([]);
    await sweep(after(one.now, HOUR));
    expect(ses.taken).toHaveLength(1);
  });

  it('that is refused counts as failed, is listed with its reason, and can be sent again', async () => {
    const one = await staged();
    ses.answerBy(() => 'MessageRejected');
    expect(await send(one, one.now)).toEqual({ ...NONE, failed: [one.entry.accountId] });
    const { items } = await unsentItems(one.entry.competitionId, undefined);
    expect(items).toMatchObject([{ outbox: { state: 'failed', failure: 'refused' } }]);
    ses.answerBy(() => 'taken');
    expect(await send(one, after(one.now, 60_000))).toEqual({ ...NONE, sent: 1 });
    expect(ses.taken).toHaveLength(1);
    expect((await unsentItems(one.entry.competitionId, undefined)).items).toEqual([]);
    expect(await recorded(one)).toHaveLength(1);
  });

  it.each(Array.from({ length: 14 }, (_step, calls) => calls))(
    'is not lost where its function dies after %i calls of the table',
    async (calls) => {
      const one = await staged();
      await dyingAfter(calls, () => send(one, one.now)).catch(() => undefined);
      const left = ses.taken.length;
      // A call that died before it stored anything is repeated by its caller.
      await send(one, one.now);
      for (const minutes of [3, 8, 20, 60]) await sweep(after(one.now, minutes * 60_000));
      expect(ses.taken.length).toBeGreaterThanOrEqual(1);
      expect(ses.taken.length).toBeLessThanOrEqual(left + 1);
      expect(new Set(ses.taken.map(({ references }) => references)).size).toBe(1);
      expect(await recorded(one)).toHaveLength(1);
    },
  );
});

it('reminds nobody who has paid since, and says that the family was not reminded', async () => {
  const one = await staged();
  ses.answerBy(() => 'SendingPausedException');
  await remind(one, one.now);
  const { accountId, id, competitionId } = one.entry;
  await updateItem(
    { pk: `ACCOUNT#${accountId}`, sk: `ENTRY#individual#${id}` },
    { update: 'SET paid = totalPrice' },
  );
  ses.answerBy(() => 'taken');
  await sweep(after(one.now, HOUR));
  expect(ses.taken).toEqual([]);
  const preview = await previewReminder(competitionId, REMINDER, after(one.now, HOUR));
  expect(preview.families).toEqual([]);
  expect((await unsentItems(competitionId, undefined)).items).toEqual([]);
});
