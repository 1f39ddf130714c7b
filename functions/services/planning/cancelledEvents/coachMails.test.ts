import { ulid } from 'ulidx';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { currentTime } from '../../../../local/clock.ts';
import { formBody, testNumber } from '../../../../local/testing/competitions.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { limitsOf } from '../../../../shared/domain/entering/capacity/limits.ts';
import {
  findFormEvent,
  withoutCancelledEvent,
} from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import { handler } from '../../../api/public/outboxSchedule/lambda.ts';
import { getItem } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { nextRoundWrite } from '../../../store/entering/followUps/followUp.ts';
import { cancelledMailKey } from '../../../store/entering/followUps/keys.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';
import { coachWrites } from '../../../store/people/coaches/coachWrites.ts';
import { newCoach } from '../../../store/people/coaches/storedCoach.ts';
import { replaceForm } from '../../entering/competitions/storedForms.ts';
import { storeNewEntry } from '../../entering/entries/submit/storeNewEntry.ts';
import { composeCancelledMail } from './composeCancelledMail.ts';

const ses = await startTableWithMail();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Runs the schedule's round, so many minutes later. */
async function sweepAfter(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await handler({ scheduled: 'overdueMails' }, { awsRequestId: 'sweep' } as Parameters<typeof handler>[1]);
}

it('tells a coach of all pupils whose event is cancelled, in one mail', async () => {
  const now = currentTime();
  const staged = await stagedEntry(now, { fields: formBody(), events: 2 });
  if (staged.kind !== 'individual') throw new Error('A skater is staged');
  const competition = await getCompetition(staged.competitionId);
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  const event = form && findFormEvent(form, staged.events[0]?.id ?? '');
  if (!event) throw new Error('The form is stored');
  const email = `${ulid()}@coaches.example`.toLowerCase();
  const coach = { ...newCoach({ name: 'Kay Moss', state: 'confirmed' }, now), email };
  await transact(coachWrites({ before: null, after: coach }));
  const enter = (name: string, events: number, isPupil = true) => {
    const skater = { ...staged.skater, fullName: name, isi: testNumber() };
    const own = { events: staged.events.slice(0, events), entryCoach: isPupil ? coach : null };
    const entry = { ...staged, ...own, id: ulid(), accountId: ulid(), name, skater };
    return storeNewEntry(entry, { limits: limitsOf(form, competition), idempotency: null, whenFull: 'join' });
  };
  await enter('Ada Vale', 2);
  await enter('Bo Vale', 1);
  await enter('Cy Hill', 1, false);

  const [at, by] = [now.toISOString(), ulid()];
  const reason = 'The ice machine broke';
  await replaceForm(withoutCancelledEvent(form, event, { reason, at }), form, { by, at: now });
  const cancelled = { eventId: event.id, by, isLast: false };
  const work = { of: competition.id, change: ulid(), promotes: false, accountId: null, cancelled };
  await transact([nextRoundWrite(work, now)]);
  for (const minutes of [1, 1, 5, 60]) await sweepAfter(minutes);

  const mails = ses.taken.filter(({ to }) => to.includes(email));
  expect(mails).toHaveLength(1);
  const key = { eventId: event.id, cancelledAt: at, coachId: coach.id };
  const stored = await getItem(cancelledMailKey(competition.id, key));
  const composed = stored && (await composeCancelledMail(stored, currentTime()));
  const text = composed?.mail.text ?? '';
  expect(mails[0]?.subject).toContain(`Event cancelled: ${event.format}, ${event.level}`);
  expect(text).toContain(reason);
  expect(text).toMatch(/Ada Vale\n.*Bo Vale, whose only event it was\n/);
  expect(text).not.toContain('Cy Hill');
});
