import { ulid } from 'ulidx';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { dyingAfter } from '../../../../local/testing/interrupted.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { stagedNotifications } from '../../../../local/testing/stagedNotifications.ts';
import { handler } from '../../../api/public/outboxSchedule/lambda.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { coachWrites } from '../../../store/people/coaches/coachWrites.ts';
import { newCoach } from '../../../store/people/coaches/storedCoach.ts';
import { judgeMailWrite } from '../../../store/planning/panels/mailRepository.ts';
import { judgeWrites, storeJudges } from '../../../store/planning/panels/repository.ts';
import { newJudge } from '../../../store/planning/panels/storedJudges.ts';

const ses = await startTableWithMail();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
/** Runs the schedule's round, so many minutes later. */
async function sweepAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE);
  await handler({ scheduled: 'overdueMails' }, { awsRequestId: 'sweep' } as Parameters<typeof handler>[1]);
}

/** A coach who is asked to judge, at an address, in a competition. */
async function askJudge(competitionId: string, email: string): Promise<string> {
  const at = new Date().toISOString();
  const coach = { ...newCoach({ name: 'Kay Moss', state: 'confirmed' }, new Date()), email };
  await transact(coachWrites({ before: null, after: coach }));
  await storeJudges([
    ...judgeWrites(newJudge(competitionId, coach.id, at), 0),
    judgeMailWrite({ competitionId, coachId: coach.id, mail: 'invitation', at }),
  ]);
  return coach.id;
}

const newCompetition = async () => (await stagedNotifications()).entry.competitionId;
const mailsTo = (email: string) => ses.taken.filter(({ to }) => to.includes(email));

it('fifty judges whose mails are refused do not keep the fifty-first waiting', async () => {
  const competitionId = await newCompetition();
  for (let index = 0; index < 50; index += 1) await askJudge(competitionId, `dead@coaches.example`);
  await askJudge(competitionId, 'alive@coaches.example');
  ses.answerBy(({ to }) => (to.includes('dead@coaches.example') ? 'SendingPausedException' : 'taken'));
  for (let rounds = 0; rounds < 4; rounds += 1) await sweepAfter(5);
  expect(mailsTo('alive@coaches.example')).toHaveLength(1);
});

it('a judge’s address that is refused is tried once in a week', async () => {
  await askJudge(await newCompetition(), 'refused@coaches.example');
  ses.answerBy(() => 'MessageRejected');
  ses.asked.length = 0;
  for (let hours = 1; hours <= 7 * 24; hours += 1) await sweepAfter(60);
  expect(ses.asked.filter(({ to }) => to.includes('refused@coaches.example'))).toHaveLength(1);
});

it('a judge who has answered meanwhile gets no invitation', async () => {
  const competitionId = await newCompetition();
  const coachId = await askJudge(competitionId, 'answered@coaches.example');
  const judge = { ...newJudge(competitionId, coachId, new Date().toISOString()), state: 'accepted' as const };
  await storeJudges(judgeWrites({ ...judge, version: 1 }, 1));
  await sweepAfter(5);
  await sweepAfter(60);
  expect(mailsTo('answered@coaches.example')).toEqual([]);
});

it.each(Array.from({ length: 14 }, (_, calls) => calls))(
  'a function that dies after %i calls of the table loses no judge’s mail',
  async (calls) => {
    const email = `${ulid()}@coaches.example`.toLowerCase();
    await askJudge(await newCompetition(), email);
    await dyingAfter(calls, () => sweepAfter(5).catch(() => undefined));
    const early = mailsTo(email).length;
    for (const minutes of [5, 15, 30, 60]) await sweepAfter(minutes);
    const mails = mailsTo(email);
    expect(mails.length - early).toBeLessThanOrEqual(1);
    expect(mails.length).toBeGreaterThanOrEqual(1);
    expect(new Set(mails.map(({ references }) => references)).size).toBe(1);
  },
);
