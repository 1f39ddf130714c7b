import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { danceBody, groupFormBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../../shared/contract/entering/competitions/eligibility.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';

type Individual = BodyOf<'submitIndividualEntry'>;
type Person = BodyOf<'checkEligibility'>['people'][number];

const DEADLINE = '2025-01-31';
const rules = {
  ...DEFAULT_ELIGIBILITY.rules,
  membership: 'refuse',
  level: 'refuse',
  testDeadline: 'refuse',
} as const;

let mild: Staged;
let strict: Staged;
let admin: Caller;
let family: Caller;
beforeAll(async () => {
  const eligibility = { ...DEFAULT_ELIGIBILITY, testDeadline: DEADLINE };
  mild = await newCompetition({ eligibility }, null, groupFormBody());
  strict = await newCompetition({ eligibility: { ...eligibility, rules } });
  admin = await demoAccount('superadmin');
  family = await newFamily();
});

const BIRTHDATE = '2016-03-09';
const number = () => `L${randomUUID().slice(0, 8).toUpperCase()}`;

/** A member whom the registry knows from now on. */
async function member(
  level: string,
  date: string,
  expiry = '2031-08-31',
  birthdate: string | null = BIRTHDATE,
  fullName = 'Ada Frost',
) {
  const isi = number();
  const tests = [{ discipline: level.replace(/ \d+$/, ''), level, date }];
  const row = { number: isi, fullName, category: 'individual', expiry, tests };
  const born = birthdate === null ? {} : { birthdate };
  await admin.data('importMemberships', {
    body: { dryRun: false, rows: [{ row: 1, member: { ...row, ...born } }] },
  });
  return isi;
}

const stated = ({ fullName, birthdate, isi, expDate, highestIsiTestLevel }: Person) => ({
  fullName,
  birthdate,
  isi,
  expDate,
  highestIsiTestLevel,
});

/** The check that a form makes before its submit. */
const asked = (
  kind: BodyOf<'checkEligibility'>['kind'],
  {
    competitionId,
    homeIsiRink,
    country,
    event,
  }: Pick<Individual, 'competitionId' | 'homeIsiRink' | 'country' | 'event'>,
  people: Person[],
) => ({ kind, competitionId, homeIsiRink, country, event: [event].flat(), people });

const check = (body: object, by = family) => by.call('checkEligibility', { body });

/** An entry stores these findings of a checklist. */
const remarks = ({ checks }: { checks: readonly { readonly outcome: string }[] }) =>
  checks.filter(({ outcome }) => outcome !== 'pass');

/** An individual entry in the first Freestyle event, of the competition's own skater of that day. */
function entered(staged: Staged, change: Partial<Individual>): Individual {
  const age = Number(staged.competition.startDate.slice(0, 4)) - 2016;
  const hadBirthday = staged.competition.startDate.slice(5) >= BIRTHDATE.slice(5);
  return {
    ...entryBody(staged, 1),
    birthdate: BIRTHDATE,
    age: hadBirthday ? age : age - 1,
    highestIsiTestLevel: 'Freestyle 1',
    ...change,
  };
}

describe('a form hears what its submit will say', () => {
  it.each([
    ['the highest registered test', () => member('Freestyle 1', '2024-03-01'), {}, []],
    ['a higher registered test', () => member('Freestyle 2', '2024-03-01'), {}, ['levelBelow']],
    ['a registered test too low', () => member('Pre-Alpha', '2024-03-01'), {}, ['levelNotPassed']],
    ['a test that was registered late', () => member('Freestyle 1', '2025-02-01'), {}, ['testLate']],
    [
      'a membership that ends before',
      () => member('Freestyle 1', '2024-03-01', '2025-08-31'),
      {},
      ['memberExpires'],
    ],
    ['a number that nobody knows', () => number(), {}, ['memberUnknown']],
    [
      'another birthdate',
      () => member('Freestyle 2', '2024-03-01', '2025-08-31', '2014-01-01'),
      {},
      ['memberOther'],
    ],
    [
      'a member without birthdate',
      () => member('Freestyle 2', '2024-03-01', '2031-08-31', null),
      {},
      ['levelBelow'],
    ],
    ['what is stated alone', () => number(), { expDate: '2025-08-31' }, ['memberExpires']],
  ] as const)('%s', async (_case, numberOf, change, reasons) => {
    const isi = await numberOf();
    for (const staged of [mild, strict]) {
      const body = entered(staged, { isi, ...change });
      const { answer } = await check(asked('individual', body, [stated(body)]));
      const found = remarks(answer.data);
      expect(found).toMatchObject(reasons.map((reason) => ({ reason, name: body.fullName })));
      expect(answer.data.registry).toBe('asked');
      const reply = await family.call('submitIndividualEntry', { body });
      expect(answer.data.refused).toBe(reply.status === 400);
      if (reply.status !== 400) expect(reply.answer.data.checks).toEqual(found);
    }
  });

  it('a couple, with the partner’s number', async () => {
    const couple = danceBody(mild);
    if (!couple.partner) throw new Error('A couple has a partner');
    const isi = await member('Couple 2', '2024-03-01', '2031-08-31', BIRTHDATE, couple.partner.fullName);
    const partner = { ...couple.partner, birthdate: BIRTHDATE, isi };
    const { answer } = await check(asked('dance', couple, [stated(couple), stated(partner)]));
    const entry = await family.data('submitDanceEntry', { body: { ...couple, partner } });
    expect(remarks(answer.data)).toEqual(entry.checks);
    expect(entry.checks).toContainEqual(
      expect.objectContaining({ reason: 'levelBelow', name: partner.fullName }),
    );
  });

  it('a team, of which most have said nothing', async () => {
    const team = teamBody(mild, 5, 1);
    const named = team.skaters[2]?.fullName;
    const isi = await member('Freestyle 1', '2024-03-01', '2025-08-31', BIRTHDATE, named);
    const skaters = team.skaters.map((skater, at) =>
      at === 2 ? { ...skater, birthdate: BIRTHDATE, isi } : skater,
    );
    const { answer } = await check(asked('team', team, skaters));
    const entry = await family.data('submitTeamEntry', { body: { ...team, skaters } });
    expect(remarks(answer.data)).toEqual(entry.checks);
    expect(entry.checks).toContainEqual(expect.objectContaining({ reason: 'memberExpires', person: 2 }));
  });
});

describe('a change', () => {
  it('hears what it brings, and is not refused for what stood before', async () => {
    const isi = await member('Freestyle 1', '2024-03-01');
    const body = entered(strict, { isi });
    const { id } = await family.data('submitIndividualEntry', { body });
    const change = { ...asked('individual', body, [stated(body)]), entryId: id };
    const other = strict.form.formats[0]?.events[1]?.id ?? '';
    const same = await check(change);
    expect(remarks(same.answer.data)).toEqual([]);
    const { answer } = await check({ ...change, event: [other] });
    expect(answer.data.refused).toBe(true);
    expect(answer.data.checks.map(({ reason }) => reason)).toContain('levelAbove');
    const again = await check({ ...change, entryId: undefined });
    expect(again.answer.data).toMatchObject({ refused: true });
    expect(remarks(again.answer.data)).toMatchObject([{ reason: 'eventTwice' }]);
  });

  it('of another family’s entry, and in a competition that takes none, is not answered', async () => {
    const body = entered(mild, { isi: number() });
    const { id } = await family.data('submitIndividualEntry', { body });
    const change = { ...asked('individual', body, [stated(body)]), entryId: id };
    expect((await check(change, await newFamily())).status).toBe(404);
    const closed = await newCompetition({ openUntil: new Date(Date.now() + 60_000).toISOString() });
    await admin.data('archiveCompetition', {
      params: { competitionId: closed.competition.id },
      body: { version: closed.competition.version },
    });
    const late = await check({ ...change, entryId: null, competitionId: closed.competition.id });
    expect(fieldCodes(late)).toEqual(['competitionId MustEnabled']);
  });
});

describe('who asks', () => {
  it('is a family, or those who may enter for one, and no manager of another competition', async () => {
    const body = asked('individual', entryBody(mild, 1), [{ isi: '123456' }]);
    expect((await check(body, new Caller())).status).toBe(401);
    const own = await newInvitedUser('MANAGER', { competitionId: mild.competition.id });
    expect((await check(body, own.caller)).status).toBe(200);
    expect((await check(body, await demoAccount('superadmin'))).status).toBe(200);
    expect((await check(body, await demoAccount('headcoach'))).status).toBe(200);
    expect((await check(body, await demoAccount('manager'))).status).toBe(403);
  });

  it('hears nothing of a number alone', async () => {
    const isi = await member('Freestyle 2', '2024-03-01');
    const body = asked('individual', entryBody(mild, 1), [{ isi, highestIsiTestLevel: 'Freestyle 1' }]);
    const { answer } = await check(body);
    expect(answer.data.registry).toBe('none');
    expect(remarks(answer.data)).toEqual([]);
  });

  it('cannot look for the birthdate that goes with a number', async () => {
    const isi = await member('Freestyle 1', '2024-03-01');
    const days = ['01', '02', '03', '04', '09', '10'];
    const people = days.map((day) => ({ isi, birthdate: `2016-03-${day}` }));
    const { problem } = await check(asked('team', teamBody(mild), people), await newFamily());
    expect(problem).toMatchObject({ status: 429, code: 'TooManyAttempts' });
    expect(problem.retryAfterSeconds).toBeGreaterThan(0);
    const few = await check(asked('team', teamBody(mild), people.slice(0, 5)), await newFamily());
    expect(few.status).toBe(200);
  });
});
