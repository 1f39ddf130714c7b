import { beforeAll, describe, expect, it } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { STAGES } from '../../../../local/testing/stagedMails.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { startTestPush } from '../../../../local/testing/testPush.ts';
import { ROUTES } from '../../../../shared/contract/routes.ts';
import { newOutboxFields, outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { failedItems, findOutboxItem } from '../../../platform/outbox/outboxRepository.ts';
import type { Key } from '../../../platform/table/key.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { FOLLOW_UP } from '../../../store/entering/followUps/followUp.ts';
import { MESSAGE } from '../../../store/day/messages/repository.ts';
import { CARD_REFUND } from '../../../store/money/cards/attemptRepository.ts';
import { PUSH } from '../../../store/day/push/pushRepository.ts';
import { PUSH_WORK } from '../../../store/planning/push/pushWork.ts';
import { SCHEDULE_MAILS } from '../../../store/planning/publishing/mailRepository.ts';
import { storeRink } from '../../../store/people/rinks/repository.ts';
import { newRink } from '../../../store/people/rinks/rink.ts';
import { HANDLERS, type OutboxKind } from './handlers.ts';
import { sendDue } from './sendOutbox.ts';

const ses = await startTableWithMail();
const push = await startTestPush();

beforeAll(async () => {
  const place = { name: 'Pond', city: 'Lakeside', country: 'Canada' } as const;
  await storeRink({ ...newRink(ROUTES.createRink.body.parse(place), new Date()), id: 'rink' });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);
const sweep = (now: Date) => sendDue(HANDLERS, now, 120_000);
const KINDS = Object.keys(HANDLERS) as OutboxKind[];

async function stateOf(key: Key) {
  const item = await findOutboxItem(key);
  return item ? outboxItemOf(item)?.outbox : undefined;
}

/** An item of the kind, whose maker has died with it; nothing else is due. */
async function staged(kind: OutboxKind) {
  const family = await stagedNotifications();
  await sweep(family.now);
  const key = await STAGES[kind](family);
  [ses.taken.length, ses.asked.length] = [0, 0];
  // By then a lease of its maker has ended.
  return { key, now: after(family.now, 3 * MINUTE) };
}

/** Tasks send no mail themselves. */
const TASKS: readonly OutboxKind[] = [SCHEDULE_MAILS, MESSAGE, FOLLOW_UP, PUSH_WORK, PUSH, CARD_REFUND];
const mailsOf = (kind: OutboxKind) => (TASKS.includes(kind) ? 0 : 1);

/** More points of death than any kind has. */
const MOST_POINTS = 30;

describe.each(KINDS)('%s', (kind) => {
  it('is lost at no step where its function dies, and sent twice only between sending and recording', async () => {
    let [hasDied, twice] = [true, 0];
    for (let point = 0; hasDied; point += 1) {
      expect(point).toBeLessThan(MOST_POINTS);
      const { key, now } = await staged(kind);
      hasDied = await dyingAfter(point, () => sweep(now));
      const left = ses.taken.length;
      for (const minutes of [10, 30, 55]) await sweep(after(now, minutes * MINUTE));
      expect(await stateOf(key), `at point ${String(point)}`).toMatchObject({ state: 'done' });
      const sent = ses.taken.length;
      expect(sent).toBeGreaterThanOrEqual(mailsOf(kind));
      expect(sent).toBeLessThanOrEqual(mailsOf(kind) + (hasDied ? left : 0));
      expect(new Set(ses.taken.map(({ references }) => references)).size).toBe(mailsOf(kind));
      if (sent > 1) twice += 1;
    }
    // The one write that records it: no other death repeats the mail.
    expect(twice).toBeLessThanOrEqual(mailsOf(kind));
  });
});

it('a push arrives, by a tag that a repeat shares, and one that is refused is one attempt and listed', async () => {
  const arriving = await staged(PUSH);
  push.taken.length = 0;
  await sweep(arriving.now);
  expect(push.taken).toMatchObject([{ title: expect.stringMatching(/^Result posted: /) }]);
  expect(push.taken[0]?.tag).toMatch(/^[0-9a-f]{32}$/);
  const refused = await staged(PUSH);
  push.answerWith(413);
  for (let hours = 0; hours <= 48; hours += 6) await sweep(after(refused.now, hours * HOUR));
  expect(await stateOf(refused.key)).toMatchObject({ state: 'failed', failure: 'refused', attempts: 1 });
  push.answerWith(201);
});

it.each(KINDS.filter((kind) => mailsOf(kind) > 0))(
  '%s to a refused address is one attempt in a week, and listed',
  async (kind) => {
    const { key, now } = await staged(kind);
    ses.answerBy(() => 'MessageRejected');
    for (let hours = 0; hours <= 7 * 24; hours += 6) await sweep(after(now, hours * HOUR));
    expect(ses.asked).toHaveLength(1);
    expect(await stateOf(key)).toMatchObject({ state: 'failed', failure: 'refused' });
    expect((await failedItems(undefined)).items).toContainEqual(expect.objectContaining(key));
  },
);

it('one poisoned item of each kind among fifty mails stops no other, and is given up by name', async () => {
  const mails = await Promise.all(Array.from({ length: 50 }, () => stagedNotifications()));
  const now = mails[0]?.now ?? new Date();
  const poisoned = KINDS.map((kind) => ({ kind, key: { pk: `POISON#${kind}`, sk: 'POISON' } }));
  for (const { kind, key } of poisoned)
    await putItem({ ...key, ...newOutboxFields(key, kind, now.toISOString()), competitionId: 'poisoned' });
  ses.taken.length = 0;
  await sweep(after(now, MINUTE));
  expect(ses.taken).toHaveLength(50);
  for (const { key } of poisoned)
    expect(await stateOf(key), key.pk).toMatchObject({ state: 'waiting', failure: 'failed' });
  for (let hours = 1; hours < 30; hours += 1) await sweep(after(now, hours * HOUR));
  for (const { key } of poisoned)
    expect(await stateOf(key), key.pk).toMatchObject({ state: 'givenUp', failure: 'failed' });
});
