import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import type { Key } from '../../../platform/table/key.ts';
import {
  heldOutboxFields,
  newOutboxFields,
  outboxItemOf,
  type OutboxItem,
} from '../../../platform/outbox/outboxItem.ts';
import {
  adoptItem,
  claimOutboxItem,
  findOutboxItem,
  recordOutcome,
} from '../../../platform/outbox/outboxRepository.ts';
import { getItem } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { cancelledMailKey } from '../../../store/entering/followUps/keys.ts';
import { judgeMailKey } from '../../../store/planning/panels/keys.ts';
import { noticeMailKey } from '../../../store/keys.ts';
import { scheduleMailKey, scheduleMailsKey } from '../../../store/planning/publishing/keys.ts';
import { resultMailKey } from '../../../store/day/results/keys.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const at = '2027-01-05T12:00:00.000Z';
const now = new Date(at);
const later = new Date('2027-01-05T12:30:00Z');
const MAILS: readonly (readonly [string, Key])[] = [
  ['a mail about an entry', noticeMailKey('e1', 'submitted')],
  ['a mail to a judge', judgeMailKey('c1', 'coach', at)],
  ['the work of a version’s mails', scheduleMailsKey('c1', 1)],
  [
    'a mail about a cancelled event',
    cancelledMailKey('c1', { eventId: 'e1', cancelledAt: at, coachId: 'k1' }),
  ],
  ['a mail about a schedule', scheduleMailKey('c1', 1, 'family', 'parent')],
  [
    'a mail about a correction',
    resultMailKey('c1', { flightId: 'f1', version: 2, to: 'family', recipient: 'parent' }),
  ],
];

async function read(key: Key): Promise<OutboxItem> {
  const item = await findOutboxItem(key);
  const found = item && outboxItemOf(item);
  if (!found) throw new Error('The mail is stored');
  return found;
}

describe.each(MAILS)('%s', (_, key) => {
  it('is tried by one of two calls that read it, and neither undoes the other’s outcome', async () => {
    await putItem({ ...key, ...newOutboxFields(key, 'mail', at), sentAt: null });
    const waiting = await read(key);
    const claims = await Promise.all([1, 2].map(() => claimOutboxItem(waiting, now, false)));
    const [taken, ...others] = claims.filter((claim) => claim !== null);
    if (!taken) throw new Error('One of them has it');
    expect(others).toEqual([]);

    // The lease ended, and another call took it over and sent it.
    const again = await claimOutboxItem(await read(key), later, false);
    if (!again) throw new Error('Nobody else has it');
    await recordOutcome(again, { ...again.outbox, state: 'done', isLeased: false }, later, []);
    await recordOutcome(taken, { ...taken.outbox, state: 'failed', failure: 'refused' }, later, []);
    expect((await read(key)).outbox).toMatchObject({ state: 'done', attempts: 2 });
    expect((await getItem(key))?.['sentAt']).toBe(later.toISOString());
  });
});

it('takes what was unsent before there was an outbox into it once, and nothing that was sent meanwhile', async () => {
  const adopted = { kind: 'mail', since: at, failure: null };
  const [key, sent] = [noticeMailKey('e2', 'submitted'), noticeMailKey('e2', 'paid')];
  await putItem({ ...key, at, sentAt: null });
  await adoptItem(key, adopted);
  const claimed = await claimOutboxItem(await read(key), now, false);
  await adoptItem(key, adopted);
  expect((await read(key)).outbox).toEqual(claimed?.outbox);

  await putItem({ ...sent, at, sentAt: at });
  await adoptItem(sent, adopted);
  expect(await findOutboxItem(sent)).toBeNull();
});

it('keeps a mail that its maker sends from everybody else until the lease ends', async () => {
  const key = noticeMailKey('e3', 'submitted');
  await putItem({ ...key, ...heldOutboxFields(key, 'mail', now), sentAt: null });
  const held = await read(key);
  await recordOutcome(held, { ...held.outbox, state: 'done', isLeased: false }, now, []);
  expect(await claimOutboxItem(held, later, false)).toBeNull();
  expect((await read(key)).outbox.state).toBe('done');
});
