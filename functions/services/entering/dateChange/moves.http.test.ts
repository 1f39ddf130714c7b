import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  newCompetition,
  type Staged,
} from '../../../../local/testing/competitions.ts';
import { danceBody, groupFormBody, teamBody } from '../../../../local/testing/groupEntries.ts';
import { mailsTo } from '../../../../local/testing/outbox.ts';
import { currentTime } from '../../../../local/clock.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../shared/contract/entering/competitions/eligibility.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** A competition on two days of a year, with a limit of ten years in Freestyle. */
async function held(): Promise<Staged> {
  const until = new Date(currentTime().getTime() + 5 * 86_400_000).toISOString();
  return newCompetition(
    {
      startDate: `${YEAR}-12-05`,
      endDate: `${YEAR}-12-06`,
      date: `${YEAR}-12-05`,
      refunds: [{ until, percent: 60 }],
      eligibility: {
        ...DEFAULT_ELIGIBILITY,
        // The registry of the demo does not know the tests' members.
        rules: { ...DEFAULT_ELIGIBILITY.rules, membership: 'off' },
        ageLimits: [{ format: 'Freestyle', level: null, from: null, to: 10, on: 'start' }],
      },
    },
    null,
    groupFormBody(),
  );
}

const YEAR = currentTime().getUTCFullYear() + 1;

async function moveTo({ competition }: Staged, startDate: string, endDate: string) {
  const params = { competitionId: competition.id };
  const stored = await admin.data('getCompetition', { params });
  const body = { ...changeBody(stored), startDate, endDate, date: startDate };
  return admin.data('updateCompetition', { params, body });
}

/** Goes on until all entries were looked at. */
async function goOn({ competition }: Staged) {
  const params = { competitionId: competition.id };
  for (let calls = 0; calls < 20; calls += 1) {
    const move = await admin.data('continueMove', { params });
    if (move === null || move.isWaiting || move.done) return move;
  }
  throw new Error('The move does not come to its end');
}

const movedMails = async (family: Caller) => {
  const { email } = await family.data('myAccount');
  return (
    (await mailsTo(email))
      .filter(({ subject }) => subject.includes('moves to'))
      // Ranges of days have thin spaces.
      .map(({ text, ...mail }) => ({ ...mail, text: text.replaceAll(/\s*–\s*/g, '–') }))
  );
};

/** Ten years old on the first day, and eleven a year later. */
const born = `${YEAR - 10}-06-15`;

describe('a competition whose first day moves', () => {
  it('computes ages anew, looks at the rules again and writes to each family once', async () => {
    const staged = await held();
    const params = { competitionId: staged.competition.id };
    const [one, other, gone] = [await newFamily(), await newFamily(), await newFamily()];
    const body = { ...entryBody(staged, 1), birthdate: born, highestIsiTestLevel: 'Freestyle 1' };
    const entry = await one.data('submitIndividualEntry', { body });
    const dance = danceBody(staged);
    if (!dance.partner) throw new Error('There is a partner');
    const couple = await one.data('submitDanceEntry', {
      body: { ...dance, birthdate: born, partner: { ...dance.partner, birthdate: born } },
    });
    const team = teamBody(staged);
    const squad = await other.data('submitTeamEntry', {
      body: { ...team, skaters: team.skaters.map((skater) => ({ ...skater, birthdate: born })) },
    });
    const left = await gone.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    await gone.data('withdrawEntry', { params: { entryId: left.id }, body: { version: left.version } });
    expect(entry).toMatchObject({ skater: { age: 10 }, checks: [] });

    expect(await admin.data('previewMove', { params })).toEqual({ families: 2, entries: 3 });
    await moveTo(staged, `${YEAR + 1}-06-19`, `${YEAR + 1}-06-20`);
    // Two who go on at once write to nobody twice.
    await Promise.all([goOn(staged), goOn(staged)]);
    await goOn(staged);

    const after = await one.data('getEntry', { params: { entryId: entry.id } });
    expect(after).toMatchObject({
      state: 'confirmed',
      totalPrice: entry.totalPrice,
      events: entry.events,
      skater: { age: 11 },
      checks: [{ rule: 'age', outcome: 'warn', reason: 'ageOutside', facts: { age: 11 } }],
    });
    const peopleOf = async (entryId: string) => {
      const record = await admin.data('getEntryRecord', { params: { ...params, entryId } });
      expect(record.history[0]?.what).toBe('dayMoved');
      return record.people.map(({ age }) => age);
    };
    expect(await peopleOf(couple.id)).toEqual([11, 11]);
    expect(await peopleOf(squad.id)).toEqual(team.skaters.map(() => 11));

    const mails = await movedMails(one);
    expect(mails).toHaveLength(1);
    const text = mails[0]?.text ?? '';
    expect(text).toContain(`has new dates: 19–20 June ${YEAR + 1} instead of 5–6 December ${YEAR}.`);
    expect(text).toContain(`• ${entry.name}: 11 years old, not 10`);
    expect(text).toContain(`• ${entry.name}: 1 new issue`);
    expect(text).toContain('to get 60% back.');
    expect(await movedMails(other)).toHaveLength(1);
    expect(await movedMails(gone)).toEqual([]);
  });

  it('ends with the ages of the last day after two moves, each family told what it does not know', async () => {
    const staged = await held();
    const family = await newFamily();
    const body = { ...entryBody(staged, 1), birthdate: born, highestIsiTestLevel: 'Freestyle 1' };
    const { id } = await family.data('submitIndividualEntry', { body });
    const ageNow = async () => (await family.data('getEntry', { params: { entryId: id } })).skater?.age;
    // The second move is made before a family was told of the first.
    await moveTo(staged, `${YEAR + 1}-06-19`, `${YEAR + 1}-06-20`);
    await moveTo(staged, `${YEAR + 2}-06-19`, `${YEAR + 2}-06-20`);
    await goOn(staged);
    expect(await ageNow()).toBe(12);
    const [first, ...more] = await movedMails(family);
    expect(more).toEqual([]);
    expect(first?.text).toContain(`has new dates: 19–20 June ${YEAR + 2} instead of 5–6 December ${YEAR}.`);
    expect(first?.text).toContain('12 years old, not 10');

    await moveTo(staged, `${YEAR + 1}-06-19`, `${YEAR + 1}-06-20`);
    await goOn(staged);
    expect(await ageNow()).toBe(11);
    const again = (await movedMails(family)).map(({ text }) => text);
    expect(again).toHaveLength(2);
    expect(again.some((text) => text.includes(`instead of 19–20 June ${YEAR + 2}`))).toBe(true);

    // There and back before anybody goes on: there is nothing to tell.
    await moveTo(staged, `${YEAR + 2}-06-19`, `${YEAR + 2}-06-20`);
    await moveTo(staged, `${YEAR + 1}-06-19`, `${YEAR + 1}-06-20`);
    await goOn(staged);
    expect(await movedMails(family)).toHaveLength(2);
    expect(await ageNow()).toBe(11);
  });

  it('tells who entered in the moment in which the day moved, and may have read the day before', async () => {
    const staged = await held();
    const family = await newFamily();
    await moveTo(staged, `${YEAR}-12-12`, `${YEAR}-12-13`);
    await family.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    await goOn(staged);
    expect(await movedMails(family)).toHaveLength(1);
  });

  it('is the organiser’s to look after', async () => {
    const [staged, elsewhere] = [await held(), await held()];
    const params = { competitionId: staged.competition.id };
    const { caller: manager } = await newInvitedUser('MANAGER', { competitionId: elsewhere.competition.id });
    for (const caller of [manager, await demoAccount('skater'), await demoAccount('headcoach')]) {
      expect((await caller.call('continueMove', { params })).status).toBe(403);
      expect((await caller.call('previewMove', { params })).status).toBe(403);
    }
    expect(await admin.data('continueMove', { params })).toBeNull();
  });
});
