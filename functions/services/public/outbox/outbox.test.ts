import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { newOutboxFields, outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { failedItems, findOutboxItem, unsentItems } from '../../../platform/outbox/outboxRepository.ts';
import type { Key } from '../../../platform/table/key.ts';
import { putItem, updateItem } from '../../../platform/table/writes.ts';
import { adoptEarlier } from './adoptEarlier.ts';
import { HANDLERS } from './handlers.ts';
import { sendDue, sendNew } from './sendOutbox.ts';
import { sendAgain } from './sendAgain.ts';
import { itemIdOf } from '../../../platform/outbox/itemId.ts';

const ses = await startTableWithMail();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
/** More than a busy machine needs: what is left when the time is up is another test's. */
const ENOUGH_MILLISECONDS = 120_000;
const sendStored = (keys: readonly Key[], now: Date) => sendNew(keys, HANDLERS, now, ENOUGH_MILLISECONDS);
const sweep = (now: Date) => sendDue(HANDLERS, now, ENOUGH_MILLISECONDS);
const stateOf = async ([key]: readonly Key[]) => {
  const item = key && (await findOutboxItem(key));
  return item ? outboxItemOf(item)?.outbox : undefined;
};
const keysOf = (items: readonly Record<string, unknown>[]) => items.map(({ sk }) => sk);

describe('an item of the outbox', () => {
  it('is sent once, however many send it at the same time', async () => {
    const { keys, now, noticesOf } = await stagedNotifications();
    await Promise.all(Array.from({ length: 6 }, () => sendStored(keys, now)));
    await Promise.all([sendStored(keys, now), sweep(now)]);
    expect(ses.taken).toHaveLength(1);
    expect(await noticesOf()).toMatchObject([{ sentAt: now.toISOString(), outbox: { state: 'done' } }]);
  });

  it('is cancelled where what it would say holds no longer', async () => {
    const { keys, now, entry, noticesOf } = await stagedNotifications();
    const key = { pk: `ACCOUNT#${entry.accountId}`, sk: `ENTRY#individual#${entry.id}` };
    await updateItem(key, {
      update: 'SET #state = :withdrawn',
      names: { '#state': 'state' },
      values: { ':withdrawn': 'withdrawn' },
    });
    await sendStored(keys, now);
    await sweep(after(now, HOUR));
    expect(ses.asked).toEqual([]);
    expect(await noticesOf()).toMatchObject([{ sentAt: null, outbox: { state: 'cancelled' } }]);
    expect((await unsentItems(entry.competitionId, undefined)).items).toEqual([]);
  });

  it('from before there was an outbox is sent, and is given up by name after a day', async () => {
    const staged = [await stagedNotifications(), await stagedNotifications()] as const;
    for (const { keys, now, entry } of staged)
      for (const key of keys)
        await updateItem(key, {
          update: 'SET gsi1pk = :list, gsi1sk = :at REMOVE outbox',
          values: { ':list': `UNSENT#${entry.competitionId}`, ':at': now.toISOString() },
        });
    const [fresh, old] = staged;
    await updateItem(old.keys[0] ?? { pk: '', sk: '' }, {
      update: 'SET #at = :at',
      names: { '#at': 'at' },
      values: { ':at': after(old.now, -25 * HOUR).toISOString() },
    });
    await adoptEarlier(staged.map((one) => ({ id: one.entry.competitionId })));
    await sweep(after(fresh.now, 5 * MINUTE));
    expect(ses.taken).toHaveLength(1);
    expect(await stateOf(fresh.keys)).toMatchObject({ state: 'done' });
    expect(await stateOf(old.keys)).toMatchObject({ state: 'givenUp', failure: 'notTried' });
  });
});

describe('a function that dies', () => {
  it.each(Array.from({ length: 7 }, (_, point) => point))(
    'at point %i loses no mail, and a second copy is known as the first',
    async (point) => {
      const { keys, now } = await stagedNotifications();
      const left = await dyingAfter(point, () => sendStored(keys, now));
      expect(left && point === 6).toBe(false);
      const first = ses.taken.length;
      for (const minutes of [3, 8, 20, 60]) await sweep(after(now, minutes * MINUTE));
      expect(await stateOf(keys)).toMatchObject({ state: 'done' });
      // A repeat is for the function that died after it had sent and before it had recorded, alone.
      expect(ses.taken).toHaveLength(first === 1 && left ? 2 : 1);
      expect(new Set(ses.taken.map(({ references }) => references)).size).toBe(1);
      expect(ses.taken[0]?.references).toMatch(/^<[0-9a-f]{32}@rinkside\.example>$/);
    },
  );
});

describe('one of fifty mails', () => {
  it('that cannot be read stops no other, and is tried again', async () => {
    const staged = await Promise.all(Array.from({ length: 49 }, () => stagedNotifications()));
    const now = staged[48]?.now ?? new Date();
    const poisoned = { pk: `ENTRY#${randomUUID()}`, sk: 'MAIL#submitted' };
    await putItem({
      ...poisoned,
      ...newOutboxFields(poisoned, 'entryMail', now.toISOString()),
      competitionId: 'poisoned',
      sentAt: null,
    });
    const left = await sendStored([poisoned, ...staged.flatMap(({ keys }) => keys)], now);
    expect(left).toEqual([]);
    expect(ses.taken).toHaveLength(49);
    expect(await stateOf([poisoned])).toMatchObject({ state: 'waiting', attempts: 1, failure: 'failed' });
    expect(keysOf((await unsentItems('poisoned', undefined)).items)).toEqual([poisoned.sk]);
    for (let hours = 1; hours < 30; hours += 1) await sweep(after(now, hours * HOUR));
    expect(await stateOf([poisoned])).toMatchObject({ state: 'givenUp', failure: 'failed' });
  });

  it('that are refused do not keep the fifty-first waiting', async () => {
    const dead = await Promise.all(Array.from({ length: 50 }, () => stagedNotifications()));
    const alive = await stagedNotifications();
    ses.answerBy(() => 'SendingPausedException');
    await sendStored(
      dead.flatMap(({ keys }) => keys),
      alive.now,
    );
    ses.answerBy(() => 'taken');
    await sweep(after(alive.now, MINUTE));
    expect(ses.taken).toHaveLength(1);
    expect(await stateOf(alive.keys)).toMatchObject({ state: 'done' });
    await sweep(after(alive.now, HOUR));
    expect(ses.taken).toHaveLength(51);
  });
});

it('a batch has one budget of time, whatever hangs, and what it did not begin is not lost', async () => {
  const staged = await Promise.all(Array.from({ length: 20 }, () => stagedNotifications()));
  const now = staged[19]?.now ?? new Date();
  ses.answerBy(() => 'hangs');
  const begun = performance.now();
  const keys = staged.flatMap((one) => one.keys);
  const left = await sendNew(keys, HANDLERS, now, 2_000);
  // Beside the two seconds, a busy machine's own.
  expect(performance.now() - begun).toBeLessThan(6_000);
  expect(left.length).toBeGreaterThanOrEqual(10);
  ses.answerBy(() => 'taken');
  await sweep(after(now, 10 * MINUTE));
  expect(ses.taken).toHaveLength(20);
});

describe('a week', () => {
  const aWeek = async (now: Date) => {
    for (let hours = 1; hours <= 7 * 24; hours += 1) await sweep(after(now, hours * HOUR));
  };

  it('of a refused address is one attempt, named to the organiser and the federation', async () => {
    const { keys, now, entry } = await stagedNotifications();
    ses.answerBy(() => 'MessageRejected');
    await sendStored(keys, now);
    await aWeek(now);
    expect(ses.asked).toHaveLength(1);
    expect(await stateOf(keys)).toMatchObject({ state: 'failed', failure: 'refused' });
    expect(keysOf((await unsentItems(entry.competitionId, undefined)).items)).toEqual([keys[0]?.sk]);
    expect((await failedItems(undefined)).items).toContainEqual(expect.objectContaining(keys[0]));

    ses.answerBy(() => 'taken');
    const again = await sendAgain({ ids: keys.map(itemIdOf) }, () => true, after(now, 8 * 24 * HOUR));
    expect(again).toEqual({ sent: 1, unsent: 0, skipped: 0 });
    expect((await unsentItems(entry.competitionId, undefined)).items).toEqual([]);
    expect((await failedItems(undefined)).items).not.toContainEqual(expect.objectContaining(keys[0]));
  });

  it('of a mail service that is down is tried less and less, and given up after a day', async () => {
    const { keys, now } = await stagedNotifications();
    ses.answerBy(() => 'SendingPausedException');
    await sendStored(keys, now);
    await aWeek(now);
    expect(await stateOf(keys)).toMatchObject({ state: 'givenUp', failure: 'unavailable' });
    const { attempts = 0 } = (await stateOf(keys)) ?? {};
    expect(attempts).toBeGreaterThan(8);
    expect(attempts).toBeLessThan(24);
  });

  it('in which one answer is lost is two copies of one mail', async () => {
    const { keys, now } = await stagedNotifications();
    ses.answerBy(() => 'lost');
    await sendStored(keys, now);
    expect(await stateOf(keys)).toMatchObject({ state: 'waiting', failure: 'noAnswer' });
    ses.answerBy(() => 'taken');
    await aWeek(now);
    expect(await stateOf(keys)).toMatchObject({ state: 'done', failure: null });
    expect(new Set(ses.taken.map(({ references }) => references)).size).toBe(1);
  });
});
