import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { mailHandler } from '../../core/mail/mailHandler.ts';
import { takeMailRate } from '../../../platform/outbox/mailRate.ts';
import { newOutboxFields, outboxItemOf } from '../../../platform/outbox/outboxItem.ts';
import { findOutboxItem } from '../../../platform/outbox/outboxRepository.ts';
import type { Handlers } from '../../../platform/outbox/runOutbox.ts';
import type { Key } from '../../../platform/table/key.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { sendDue, sendNew } from './sendOutbox.ts';

const ses = await startTableWithMail();

const SINCE = new Date('2027-03-01T10:00:00.000Z');
const NOW = new Date('2027-03-01T11:00:00.000Z');
let made = 0;

const mail = { text: '-', html: () => '-' };
const sent: string[] = [];
const handlers: Handlers = {
  mail: mailHandler((item) => {
    const subject = String(item['subject']);
    const other = subject === 'parents' ? ['bea@family.example'] : [];
    return Promise.resolve({ to: ['ada@family.example', ...other], mail: { ...mail, subject } });
  }),
  task: (item) => {
    sent.push(String(item['subject']));
    return Promise.resolve({ outcome: 'done' });
  },
};

/** Items of a competition that are due, all since the same instant. */
async function store(competitionId: string | undefined, count: number, kind = 'mail'): Promise<Key[]> {
  const keys = Array.from({ length: count }, () => ({ pk: `FAIR#${String((made += 1))}`, sk: 'MAIL' }));
  for (const key of keys)
    await putItem({
      ...key,
      ...newOutboxFields({ ...key, competitionId }, kind, SINCE.toISOString()),
      ...(competitionId !== undefined && { competitionId }),
      subject: competitionId ?? 'link',
    });
  return keys;
}

const subjects = () => ses.taken.map(({ subject }) => subject);
const setRate = (rate: number) => {
  vi.stubEnv('MAIL_RATE', String(rate));
};
const stateOf = async (key: Key | undefined) => {
  const item = key && (await findOutboxItem(key));
  return item ? outboxItemOf(item)?.outbox : undefined;
};

beforeEach(() => {
  setRate(100_000);
  sent.length = 0;
});

describe('the schedule', () => {
  it('sends a small competition’s mails among the first of a large one’s, and links before both', async () => {
    await store('large', 120);
    await store('small', 3);
    await store(undefined, 2);
    await sendDue(handlers, NOW, 120_000);
    const names = subjects();
    expect(names).toHaveLength(125);
    // Five leave at the same time, so neighbours may change places.
    expect(names.slice(0, 7)).toEqual(expect.arrayContaining(['link', 'link']));
    expect(names.lastIndexOf('small')).toBeLessThan(20);
  });

  it('leaves the rest to the next minute where SES takes no more, and tries it then', async () => {
    const keys = await store('throttled', 60);
    ses.answerBy(() => 'TooManyRequestsException');
    setRate(14);
    await sendDue(handlers, NOW, 120_000);
    expect(new Set(ses.asked.map(({ references }) => references)).size).toBeLessThanOrEqual(12);
    const states = await Promise.all(keys.map(stateOf));
    const tried = states.filter((state) => state?.attempts === 1);
    expect(tried.length).toBeLessThanOrEqual(12);
    for (const state of tried) expect(state).toMatchObject({ due: '2027-03-01T11:01:00.000Z' });
    ses.answerBy(() => 'taken');
    setRate(100_000);
    await sendDue(handlers, new Date('2027-03-01T11:02:00.000Z'), 120_000);
    expect(ses.taken).toHaveLength(60);
  });

  it('sends no faster than the rate', async () => {
    await store('paced', 8);
    setRate(4);
    const begun = performance.now();
    await sendDue(handlers, NOW, 120_000);
    expect(ses.taken).toHaveLength(8);
    // Three a second: a seventh is left for links.
    expect(performance.now() - begun).toBeGreaterThan(1_000);
  });

  it('counts each address of a mail, as SES does', async () => {
    await store('parents', 3);
    setRate(4);
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    await sendDue(handlers, NOW, 120_000);
    expect(ses.taken).toHaveLength(3);
    vi.setSystemTime(NOW.getTime() + 1_000);
    expect(await takeMailRate(3)).toBe(0);
    vi.setSystemTime(NOW.getTime() + 2_000);
    expect(await takeMailRate(3)).toBe(3);
    vi.useRealTimers();
  });

  it('finds what waits in the order of an earlier release', async () => {
    const key = { pk: 'FAIR#earlier', sk: 'MAIL' };
    const { outbox } = newOutboxFields(key, 'mail', SINCE.toISOString());
    await putItem({ ...key, outbox, gsi1pk: 'OUTBOX#2', gsi1sk: SINCE.toISOString(), subject: 'earlier' });
    await sendDue(handlers, NOW, 120_000);
    expect(subjects()).toEqual(['earlier']);
  });
});

it('the stream sends what the rate has room for, and leaves the rest due; tasks do not wait', async () => {
  setRate(1);
  const keys = [...(await store('new', 6)), ...(await store('new', 2, 'task'))];
  while ((await takeMailRate(1)) > 0);
  const left = await sendNew(keys, handlers, NOW, 120_000);
  expect(left).toEqual([]);
  expect(sent).toEqual(['new', 'new']);
  const waiting = (await Promise.all(keys.map(stateOf))).filter((state) => state?.state === 'waiting');
  expect(waiting.length).toBeGreaterThanOrEqual(5);
  for (const state of waiting) expect(state).toMatchObject({ attempts: 0, isLeased: false });
});
