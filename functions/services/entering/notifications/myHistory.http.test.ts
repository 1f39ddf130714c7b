import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { dayAgo } from '../../../../local/testing/days.ts';
import { mailsSent } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

let admin: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newCompetition()]);
});

describe('getEntryHistory', () => {
  it('tells a family who changed its entry and why, and which emails it got', async () => {
    const family = await newFamily();
    const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 3, 'Mia History') });
    const params = { competitionId: staged.competition.id, entryId: entry.id };
    await mailsSent();
    await admin.data('recordPayment', {
      params,
      body: { method: 'cash', amount: 1_500, receivedOn: dayAgo(1) },
    });
    // The mails of two changes may pass each other; this one is to be the earlier.
    await mailsSent();
    const record = await admin.data('getEntryRecord', { params });
    await admin.data('withdrawEntryForFamily', {
      params,
      body: { version: record.version, reason: 'The ice is closed that day.' },
    });

    await mailsSent();
    const { changes, mails } = await family.data('getEntryHistory', { params: { entryId: entry.id } });
    expect(changes.map(({ what, by, reason }) => [what, by, reason])).toEqual([
      ['withdrawn', 'other', 'The ice is closed that day.'],
      ['payment', 'other', null],
      ['submitted', 'family', null],
    ]);
    expect(mails.map(({ what }) => what)).toEqual(['withdrawn', 'payment', 'submitted']);
  });

  it('knows no entry of another account', async () => {
    const [family, other] = await Promise.all([newFamily(), newFamily()]);
    const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 1, 'Leo History') });
    const { status, problem } = await other.call('getEntryHistory', { params: { entryId: entry.id } });
    expect([status, problem.code]).toEqual([404, 'NotFound']);
  });
});
