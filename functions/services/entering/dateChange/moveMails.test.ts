import { afterEach, expect, it, vi } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { takeMailRate } from '../../../platform/outbox/mailRate.ts';
import { unsentItems } from '../../../platform/outbox/outboxRepository.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { updateItem } from '../../../platform/table/writes.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { moveWrites } from '../../../store/entering/dateChange/moveWrites.ts';
import { HANDLERS } from '../../public/outbox/handlers.ts';
import { sendDue } from '../../public/outbox/sendOutbox.ts';
import { continueMoveOf, continueMoves } from './continueMoves.ts';

const ses = await startTableWithMail();

const MINUTE = 60_000;
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const sweep = (now: Date) => sendDue(HANDLERS, now, 120_000);

/** A family's entry in a competition whose first day then moves. */
async function staged() {
  const { entry, now } = await stagedNotifications();
  await sweep(now);
  ses.taken.length = 0;
  const { competitionId } = entry;
  const moveTo = async (startDate: string, at: Date) => {
    const before = await getCompetition(competitionId);
    const moved = { ...before, startDate, endDate: startDate };
    await transact(await moveWrites(before, moved, { by: 'M1', at }));
    await updateItem(
      { pk: `COMPETITION#${competitionId}`, sk: 'COMPETITION' },
      { update: 'SET startDate = :day, endDate = :day', values: { ':day': startDate } },
    );
  };
  return { competitionId, now, moveTo };
}

afterEach(() => {
  vi.useRealTimers();
  vi.stubEnv('MAIL_RATE', '100000');
});

it('leaves mails beyond the account’s rate to the schedule', async () => {
  const { competitionId, now, moveTo } = await staged();
  await moveTo('2031-03-01', now);
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('MAIL_RATE', '1');
  await takeMailRate(1);
  expect(await continueMoveOf(competitionId, now)).toMatchObject({ told: 0, failed: 0 });
  expect(ses.taken).toEqual([]);
  vi.stubEnv('MAIL_RATE', '100000');
  await sweep(now);
  expect(ses.taken).toHaveLength(1);
});

it('tells of mails that wait and of mails that failed, and counts those that left since', async () => {
  const { competitionId, now, moveTo } = await staged();
  await moveTo('2031-03-01', now);
  ses.answerBy(() => 'SendingPausedException');
  expect(await continueMoveOf(competitionId, after(now, 1_000))).toMatchObject({
    told: 0,
    queued: 1,
    failed: 0,
  });
  ses.answerBy(() => 'taken');
  await sweep(after(now, 10 * MINUTE));
  expect(ses.taken).toHaveLength(1);
  expect(await continueMoveOf(competitionId, after(now, 11 * MINUTE))).toMatchObject({
    told: 1,
    queued: 0,
    failed: 0,
  });

  await moveTo('2031-04-01', after(now, 20 * MINUTE));
  ses.answerBy(() => 'MessageRejected');
  expect(await continueMoveOf(competitionId, after(now, 21 * MINUTE))).toMatchObject({
    told: 0,
    queued: 0,
    failed: 1,
  });
  expect((await unsentItems(competitionId, undefined)).items).toMatchObject([
    { outbox: { kind: 'moveMail' } },
  ]);
});

it('tells a family of two moves by one mail, where the first’s has not left', async () => {
  const { competitionId, now, moveTo } = await staged();
  await moveTo('2031-03-01', now);
  ses.answerBy(() => 'SendingPausedException');
  await continueMoveOf(competitionId, now);
  ses.answerBy(() => 'taken');
  await moveTo('2031-04-01', after(now, 2 * MINUTE));
  await sweep(after(now, 10 * MINUTE));
  expect(ses.taken).toEqual([]);
  await continueMoveOf(competitionId, after(now, 10 * MINUTE));
  await sweep(after(now, 90 * MINUTE));
  expect(ses.taken.map(({ subject }) => subject)).toEqual([expect.stringContaining('April 2031')]);
});

it.each(Array.from({ length: 16 }, (_, calls) => calls))(
  'loses no mail where its function dies after %i calls of the table',
  async (calls) => {
    const { competitionId, now, moveTo } = await staged();
    await moveTo('2031-03-01', now);
    await dyingAfter(calls, () => continueMoveOf(competitionId, now)).catch(() => undefined);
    const left = ses.taken.length;
    for (const minutes of [3, 8, 20, 60]) {
      await continueMoves(after(now, minutes * MINUTE));
      await sweep(after(now, minutes * MINUTE));
    }
    expect(ses.taken.length).toBeGreaterThanOrEqual(1);
    expect(ses.taken.length).toBeLessThanOrEqual(left + 1);
    expect(new Set(ses.taken.map(({ references }) => references)).size).toBe(1);
    expect(await continueMoveOf(competitionId, after(now, 61 * MINUTE))).toMatchObject({ told: 1 });
  },
);
