import { describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { STAGES } from '../../../../local/testing/stagedMails.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { findOutboxItem } from '../../../platform/outbox/outboxRepository.ts';
import { HANDLERS } from './handlers.ts';
import { sendDue } from './sendOutbox.ts';

const ses = await startTableWithMail();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KIND = 'entryMail';

/** A mail that waits, by a clock that a test sets. */
async function staged() {
  const family = await stagedNotifications();
  const clock = (milliseconds: number) => new Date(family.now.getTime() + milliseconds);
  const sweep = (milliseconds: number) => sendDue(HANDLERS, clock(milliseconds), 120_000);
  await sweep(0);
  const key = await STAGES[KIND](family);
  [ses.taken.length, ses.asked.length] = [0, 0];
  const state = async () => {
    const item = await findOutboxItem(key);
    return item ? outboxItemOf(item)?.outbox.state : undefined;
  };
  return { sweep, state };
}

/** How far the machine's clock jumps. */
const JUMPS = [-26 * HOUR, -2 * HOUR, -10 * MINUTE, 10 * MINUTE, 2 * HOUR, 20 * HOUR];

describe.each(JUMPS)('a clock that jumps by %i ms and back', (jump) => {
  it('sends a waiting mail once', async () => {
    const { sweep, state } = await staged();
    for (const at of [0, jump, 0, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE, jump + HOUR, HOUR]) await sweep(at);
    expect([await state(), ses.taken.length]).toEqual(['done', 1]);
  });

  it('loses no mail whose sender died meanwhile', async () => {
    const { sweep, state } = await staged();
    await dyingAfter(1, () => sweep(3 * MINUTE + jump));
    const left = ses.taken.length;
    // Until what is leased by the wrong clock is free by the right one.
    for (let at = 3 * MINUTE; at <= Math.max(0, jump) + HOUR; at += 10 * MINUTE) await sweep(at);
    expect(await state()).toBe('done');
    expect(ses.taken.length - left).toBeLessThanOrEqual(1);
    expect(ses.taken.length).toBeGreaterThan(0);
  });

  it('gives up no mail for which the mail service was down', async () => {
    const { sweep, state } = await staged();
    ses.answerBy(() => 'SendingPausedException');
    for (const at of [3 * MINUTE, 3 * MINUTE + jump, 4 * MINUTE]) await sweep(at);
    expect([await state(), ses.taken.length]).toEqual(['waiting', 0]);
    ses.answerBy(() => 'taken');
    for (let at = 5 * MINUTE; at <= Math.max(0, jump) + 2 * HOUR; at += 10 * MINUTE) await sweep(at);
    expect([await state(), ses.taken.length]).toEqual(['done', 1]);
  });
});
