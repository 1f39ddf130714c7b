import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../local/testing/caller.ts';
import { newCoachAccount } from '../../../local/testing/coaches.ts';
import { mailsSent, mailsTo } from '../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../local/testing/people.ts';
import { entryBody } from '../../../local/testing/competitions.ts';
import { handInSheet, newJudgedFlights, type JudgedFlights } from '../../../local/testing/sheets.ts';

let admin: Caller;
let staged: JudgedFlights;
let params: { competitionId: string; flightId: string };
/** Enters a fourth skater in the event, who skates elsewhere. */
let others: Caller;
/** Of the second skater. */
let coach: Caller;
let otherCoach: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  params = { competitionId: staged.params.competitionId, flightId: 'f1' };
  others = await newFamily();
  await others.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  const [first = others, second = others] = await Promise.all(
    [1, 2].map(async (skater) => {
      const made = await newCoachAccount('SKATER');
      const [entryId = ''] = staged.programmeIds[skater]?.split('.') ?? [];
      const body = { coachId: made.coach.id, entries: [entryId] };
      await admin.data('setEntryCoach', { params: staged.params, body });
      return made.caller;
    }),
  );
  [coach, otherCoach] = [first, second];
  for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries()) {
    const judge = staged.panel[index];
    if (judge) await handInSheet(judge.caller, { ...params, seat }, 72);
  }
  const { flights } = await admin.data('listFlightResults', { params: staged.params });
  const revision = flights.find(({ id }) => id === 'f1')?.revision ?? 0;
  await admin.data('approveResult', { params, body: { revision, reason: 'The referee has left' } });
});

const correct = (version: number, programmeId: string, tenths: number) =>
  admin.call('correctResult', {
    params,
    body: {
      version,
      reason: 'ruling',
      text: 'A spin was left out',
      marks: [],
      penalties: [{ programmeId, penalties: [{ code: 'omitted', tenths }] }],
      states: [],
    },
  });

async function correctionsTo(reader: Caller) {
  await mailsSent();
  const { email } = await reader.data('myAccount');
  return (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Corrected result'));
}

describe('the notice of a correction', () => {
  it('is not sent before the result is posted', async () => {
    expect((await correct(1, staged.programmeIds[0] ?? '', 10)).status).toBe(200);
    expect(await correctionsTo(staged.family)).toEqual([]);
  });

  it('is one mail with before, after and the reason to the family, although the call is repeated', async () => {
    await admin.data('postResult', { params, body: { version: 2 } });
    const [, second = ''] = staged.programmeIds;
    const replies = await Promise.all([correct(2, second, 20), correct(2, second, 20)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [mail, ...more] = await correctionsTo(staged.family);
    expect(more).toEqual([]);
    const entries = await staged.family.data('listMyEntries');
    const nameOf = (programmeId: string) =>
      entries.find(({ id }) => programmeId.startsWith(id))?.skater?.fullName ?? 'nobody';
    const text = mail?.text ?? '';
    // The first has had a penalty of 1.0 since before the posting.
    expect(text).toContain(
      `${nameOf(second)}\nNow: place 3, total 70.0, 4 points\nBefore: place 1, total 72.0, 6 points`,
    );
    expect(text).toContain('\nNow: place 2, total 71.0, 5 points\nBefore: place 3, total 71.0, 4 points');
    // The third skater’s place, total and points stayed.
    expect(text.match(/Before:/g)).toHaveLength(2);
    expect(text).toContain('Why: the referee made a ruling.');
    expect(text).toContain('The organiser writes:\nA spin was left out');
    expect(text).not.toMatch(/judge/i);
    const [toCoach, ...moreToCoach] = await correctionsTo(coach);
    expect(moreToCoach).toEqual([]);
    expect(toCoach?.text).toContain(`${nameOf(second)}\nNow: place 3`);
    expect(toCoach?.text.match(/Before:/g)).toHaveLength(1);
    expect(await correctionsTo(others)).toEqual([]);
    // The pupil’s result stayed.
    expect(await correctionsTo(otherCoach)).toEqual([]);
    expect(await correctionsTo(admin)).toEqual([]);
  });
});

it('explains a place to the skater’s family and coach, and to no other family, coach or judge', async () => {
  const own = { params: { ...params, programmeId: staged.programmeIds[1] ?? '' } };
  const callers = [staged.family, coach, otherCoach, others, admin, staged.panel[0]?.caller ?? others];
  const replies = await Promise.all(callers.map((one) => one.call('explainPlace', own)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404]);
});
