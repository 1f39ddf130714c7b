import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { handInSheet, newJudgedFlights, type JudgedFlights } from '../../../../local/testing/sheets.ts';

let admin: Caller;
let staged: JudgedFlights;
let params: { competitionId: string; flightId: string };

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  params = { ...staged.params, flightId: 'f1' };
  for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries()) {
    const judge = staged.panel[index];
    if (judge) await handInSheet(judge.caller, { ...params, seat }, 72);
  }
  const { flights } = await admin.data('listFlightResults', { params: staged.params });
  const revision = flights.find(({ id }) => id === 'f1')?.revision ?? 0;
  await admin.data('approveResult', { params, body: { revision, reason: 'The referee has left' } });
});

describe('a judge whose own mark a correction replaces', () => {
  const judge = (seat: number) => staged.panel[seat]?.caller ?? new Caller();
  const mailsToJudge = async (seat: number) => {
    await mailsSent();
    const { email } = await judge(seat).data('myAccount');
    return (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Corrected marks'));
  };
  /** Another mark of the third skater on the sheet of Judge One. */
  async function correct(by: Caller, value: number) {
    const [, , programmeId = ''] = staged.programmeIds;
    const { flights } = await admin.data('listFlightResults', { params: staged.params });
    const version = flights.find(({ id }) => id === 'f1')?.result?.version ?? 0;
    const { columns } = await judge(0).data('getJudgingSheet', { params: { ...params, seat: 'judge1' } });
    const column = columns[0]?.id ?? '';
    const change = { marks: [{ programmeId, seat: 'judge1', column, value }], penalties: [], states: [] };
    const body = { version, reason: 'typedWrong' as const, text: 'The paper has another digit', ...change };
    const { proposal } = await by.data('correctResult', { params, body });
    await (by === admin ? judge(3) : admin).data('confirmCorrection', { params, body: { proposal } });
    return columns[0]?.name ?? '';
  }

  it('hears of it by mail with before, after and the reason, and no other judge does', async () => {
    const column = await correct(admin, 74);
    const [mail, ...more] = await mailsToJudge(0);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`, ${column}: 7.2 → 7.4`);
    expect(mail?.text).toContain('The paper has another digit');
    expect(mail?.text).toContain(`/day/${params.competitionId}/judge/f1/judge1`);
    expect([await mailsToJudge(1), await mailsToJudge(3)]).toEqual([[], []]);
  });

  it('gets no mail about a correction of the own proposal', async () => {
    await correct(judge(0), 73);
    expect(await mailsToJudge(0)).toHaveLength(1);
  });
});
