import { mailHandler } from '../functions/services/core/mail/mailHandler.ts';
import { newOutboxFields } from '../functions/platform/outbox/outboxItem.ts';
import { SWEEP_MILLISECONDS } from '../functions/platform/workTime.ts';
import { sendDue } from '../functions/services/public/outbox/sendOutbox.ts';
import { currentTime } from '../local/clock.ts';
import type { RunningDynamo } from '../local/dynamo/server.ts';
import { startMemoryTable } from '../local/testing/memoryTable.ts';
import { startTestSes } from '../local/testing/testSes.ts';
import { atMost, milliseconds, pieces, reported, seconds, type Row } from './row.ts';
import { startVirtualClock, type VirtualClock } from './virtualClock.ts';

/** What an opening makes, and two competitions beside it. All of a large opening, 20,000, takes minutes of processor time. */
const LARGE = Number(process.env['RUSH_MAILS'] ?? 5_000);
const SMALL = 50;

/** SES’s first rate, in mails a second. */
const RATE = 14;

const START = new Date('2027-03-01T10:00:00.000Z');
const MINUTE = 60_000;
/** The schedule begins anew every minute with what is due by then, which leaves in turns. */
const MAX_WAIT_SECONDS = 120;
/** The second small competition’s mails come just after the schedule has begun with this minute: they wait longest. */
const LATER_MINUTE = 3;
const JUST_AFTER = 1_000;

interface Left {
  readonly competition: string;
  /** Milliseconds of the clock at which it was stored, and at which it left. */
  readonly stored: number;
  readonly left: number;
}

const HANDLERS = {
  mail: mailHandler(({ subject }) => {
    const mail = {
      subject: String(subject),
      text: 'You are entered.',
      html: () => '<p>You are entered.</p>',
    };
    return Promise.resolve({ to: ['family@rink.example'], mail });
  }),
};

/**
 * All mails of an opening wait at once, with a few of two other competitions, and the schedule sends them on a clock
 * that moves on only where it pauses. None may be lost or sent twice, and no second may have more than the rate.
 */
export async function mailRush(): Promise<Row[]> {
  const [table, ses] = [await startMemoryTable(), await startTestSes()];
  Object.assign(process.env, { MAIL_RATE: String(RATE) });
  const clock = startVirtualClock(START);
  try {
    const left = new Map<string, Left>();
    let copies = 0;
    ses.answerBy(({ subject }) => {
      const [competition = '', stored = ''] = subject.split(' ');
      if (left.has(subject)) copies += 1;
      else left.set(subject, { competition, stored: Number(stored), left: clock.elapsed() });
      return 'taken';
    });
    await store(table, 'large', LARGE, 0);
    await store(table, 'small', SMALL, 0);
    await store(table, 'later', SMALL, LATER_MINUTE * MINUTE + JUST_AFTER);
    const before = process.cpuUsage();
    await sweepEachMinute(clock, () => left.size < LARGE + 2 * SMALL);
    const { user, system } = process.cpuUsage(before);
    return rowsOf([...left.values()], copies, (user + system) / 1_000);
  } finally {
    clock.close();
    ses.breakOff();
    await table.close();
  }
}

/** More minutes than the mails need. */
const MOST_MINUTES = Math.ceil(LARGE / RATE / 20) + 5;

async function sweepEachMinute(clock: VirtualClock, isOpen: () => boolean): Promise<void> {
  for (let minute = 0; isOpen() && minute < MOST_MINUTES; minute += 1) {
    clock.advanceTo(minute * MINUTE);
    await sendDue(HANDLERS, currentTime(), SWEEP_MILLISECONDS);
  }
}

/** Mails of a competition that are due from an instant of the clock on, as if they were stored then. */
async function store(table: RunningDynamo, competitionId: string, count: number, stored: number) {
  const since = new Date(START.getTime() + stored).toISOString();
  const items = Array.from({ length: count }, (_, index) => {
    const key = { pk: `RUSH#${competitionId}#${String(index)}`, sk: 'MAIL' };
    const subject = `${competitionId} ${String(stored)} ${String(index)}`;
    return {
      ...key,
      ...newOutboxFields({ ...key, competitionId }, 'mail', since),
      competitionId,
      subject,
    };
  });
  await table.bulkPut(String(process.env['TABLE_NAME']), items);
}

function rowsOf(left: readonly Left[], copies: number, processorMilliseconds: number): Row[] {
  const large = left.filter(({ competition }) => competition === 'large');
  const small = left.filter(({ competition }) => competition !== 'large');
  const bySecond = Map.groupBy(left, (mail) => Math.floor(mail.left / 1_000));
  const longest = (mails: readonly Left[]) =>
    Math.max(...mails.map((mail) => mail.left - mail.stored)) / 1_000;
  return [
    reported(
      `${pieces(LARGE)} mails of one opening at ${pieces(RATE)} a second: the last leaves after`,
      seconds(longest(large)),
    ),
    atMost('two competitions’ mails beside it: the longest wait', longest(small), MAX_WAIT_SECONDS, seconds),
    atMost(
      'mails in one second',
      Math.max(...[...bySecond.values()].map(({ length }) => length)),
      RATE,
      pieces,
    ),
    atMost('mails that did not leave', LARGE + 2 * SMALL - left.length, 0, pieces),
    atMost('mails sent twice', copies, 0, pieces),
    reported('processor time a mail', milliseconds(processorMilliseconds / left.length)),
  ];
}
